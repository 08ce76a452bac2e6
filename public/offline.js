// The pages that are shown without a network: try again, print, and the way to what has been kept.
for (const button of document.querySelectorAll("[data-retry]")) {
	button.addEventListener("click", () => location.reload());
}
for (const button of document.querySelectorAll("[data-print]")) {
	button.addEventListener("click", () => print());
}
// The page that was wanted comes by itself as soon as it can: at once when the browser tells of a network, and by asking where it
// does not know (a weak line, a network that leads nowhere, a server that was away). The worker answers only GET requests of pages.
async function comeBack(pause) {
	await new Promise((passed) => setTimeout(passed, pause));
	const isBack =
		document.visibilityState === "visible" &&
		(await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
			({ status }) => status < 500,
			() => false,
		));
	if (isBack) location.reload();
	else await comeBack(Math.min(pause * 2, 30_000));
}
if (document.querySelector(".message")) {
	addEventListener("online", () => location.reload());
	// Where a reload has led here again, the page itself may be what does not come: it is not asked for at once.
	const [visit] = performance.getEntriesByType("navigation");
	comeBack(visit?.type === "reload" ? 30_000 : 5000);
}
const toVouchers = document.querySelector("[data-vouchers]");
if (toVouchers && "caches" in window) {
	caches.has("vouchers").then((has) => {
		toVouchers.hidden = !has;
	});
}
