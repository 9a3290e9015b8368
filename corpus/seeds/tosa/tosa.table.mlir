// Brings tosa.table.
module {
  func.func @main(%arg0: tensor<5x5xi8>) -> tensor<15x5xi8> attributes {padlab.passes = "func.func(tosa-make-broadcastable,tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 2691352402 : i64} {
    %0 = "tosa.const"() <{values = dense<"0x81B4E9205996D3125398DD246DBA0756A9FC51AA035EBD1C7DE247B01986F362D548BF36B12CAB2AAD30B73EC954E372059A2FC861FE9D3CDF8429D27B28D78839EEA55C17D4935215DAA1683300CFA071461DF6D1AE8D6C4F341B04EFDCCBBCAFA49B948F8C8B8C8F949BA4AFBCCBDCEF041B344F6C8DAED1F61D4671A0CF003368A1DA155293D4175CA5EE3988D7287BD22984DF3C9DFE61C82F9A0572E354C93EB730AD2AAB2CB136BF48D562F38619B047E27D1CBD5E03AA51FCA95607BA6D24DD985312D3965920E9B4814E1FF2C79E75502D0CEDD0B59C856E5B4A3B2E231A130E0B0A0B0E131A232E3B4A5B6E859CB5D0ED0C2D50759EC7F21F4E81B4"> : tensor<256xi8>}> : () -> tensor<256xi8>
    %1 = tosa.table %arg0, %0 : (tensor<5x5xi8>, tensor<256xi8>) -> tensor<5x5xi8>
    %2 = tosa.const_shape  {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.tile %1, %2 : (tensor<5x5xi8>, !tosa.shape<2>) -> tensor<15x5xi8>
    return %3 : tensor<15x5xi8>
  }
}

