// Opens every page of the site in PADLAB_SITE in Chromium, and prints how long each page takes until it has drawn its first charts:
// in elapsed time, and in processor time of the page, which does not depend on the machine's load. The exit code is 1 if a page takes
// more than 2 s of processor time.
import {readdirSync} from "node:fs";
import {createRequire} from "node:module";
import {join} from "node:path";

const {PADLAB_SITE: site, PADLAB_PACKAGES: packages, PADLAB_CHROMIUM: chromium} = process.env;
const playwright = createRequire(join(packages, "package.json"))("playwright-core");
const browser = await playwright.chromium.launch({executablePath: chromium, args: ["--no-sandbox", "--disable-gpu"]});
const finding = readdirSync(join(site, "data/finding"))[0]?.replace(/\.js$/, "");
let slowest = 0;
for (const name of readdirSync(site).filter((file) => file.endsWith(".html")).map((file) => file.slice(0, -5))) {
  const page = await browser.newPage(), client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", {timeDomain: "threadTicks"});
  const start = performance.now();
  await page.goto(`file://${site}/${name}.html${name === "finding" ? `#id=${finding}` : ""}`);
  await page.waitForSelector("h1");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const wall = (performance.now() - start) / 1000;
  const {metrics} = await client.send("Performance.getMetrics"), processor = metrics.find((one) => one.name === "TaskDuration").value;
  console.log(`${name}: ${wall.toFixed(2)} s, ${processor.toFixed(2)} s of processor time`);
  slowest = Math.max(slowest, processor);
  await page.close();
}
await browser.close();
console.log(`slowest page: ${slowest.toFixed(2)} s of processor time`);
process.exit(slowest > 2 ? 1 : 0);
