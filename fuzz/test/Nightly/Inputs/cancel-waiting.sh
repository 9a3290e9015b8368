# Cancels the night of the state $1, which a waiting process is said to run.
sleep 60 &
start=$(cut -d' ' -f22 "/proc/$!/stat")
echo "{\"node\": \"$(uname -n)\", \"pid\": $!, \"start\": \"$start\"}" > "$(echo "$1"/results/2*)/executor.json"
padlab-nightly cancel --state="$1"
padlab-nightly status --state="$1"
kill $!
