// The pages that are shown without a network: try again, print, and the way to what has been kept.
for (const button of document.querySelectorAll("[data-retry]")) {
	button.addEventListener("click", () => location.reload());
}
for (const button of document.querySelectorAll("[data-print]")) {
	button.addEventListener("click", () => print());
}
// The page that was wanted comes by itself as soon as it can.
if (document.querySelector(".message")) addEventListener("online", () => location.reload());
const toVouchers = document.querySelector("[data-vouchers]");
if (toVouchers && "caches" in window) {
	caches.has("vouchers").then((has) => {
		toVouchers.hidden = !has;
	});
}
