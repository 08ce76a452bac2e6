import type { CachedMember } from "#domain/member/CachedMember.ts";
import { startProduct } from "#tests/browser/support/server.ts";
import type { Figure } from "./Figure.ts";
import { baselineServer, load, untilRested } from "./httpLoad.ts";

const seoul =
	"/search?checkInDate={in}&checkOutDate={out}&cityCode=SEOUL&area=0&nationCode=KR&searchText=%EC%84%9C%EC%9A%B8&subArea=0&adtCnt=2&chdCnt=0&chdAges=";
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const pages = {
	home: "/",
	search: seoul.replace("{in}", day(10)).replace("{out}", day(11)),
	stay: "/products/1",
};

/** One member of each grade and type, with and without a wish list. */
const members = ["bronze", "silver", "gold", "corp", "corp-gold", "new"].map((name) => `${name}@example.com`);

/** Returns the cookies of a logged-in member, as a browser holds them. */
async function logIn(address: string, id: string): Promise<string> {
	const headers = { "content-type": "application/json", "x-requested-with": "web", origin: address };
	const body = JSON.stringify({ loginType: "EMAIL", id, pwd: "Awesome1!" });
	const login = await fetch(`${address}/api/auth/login`, { method: "POST", headers, body });
	const cookie = login.headers
		.getSetCookie()
		.map((each) => each.split(";")[0])
		.join("; ");
	const answer = await fetch(`${address}/api/auth/users`, { headers: { cookie, "x-requested-with": "web" } });
	const { name, grade, type, corpName } = ((await answer.json()) as { data: CachedMember }).data;
	return `${cookie}; userInfo=${encodeURIComponent(JSON.stringify({ name, grade, type, corpName }))}`;
}

/** Measures the pages per second of one process, for visitors and for members. */
export async function measurePages(): Promise<readonly Figure[]> {
	const product = await startProduct({ world: "full" });
	const figures: Figure[] = [];
	try {
		await untilRested(product.pid);
		const cookies = await Promise.all(members.map((id) => logIn(product.address, id)));
		for (const [name, path] of Object.entries(pages)) {
			const url = product.address + path;
			// Twice, so that whatever the first request builds is in place.
			for (const cookie of ["", ...cookies, "", ...cookies])
				await (await fetch(url, { headers: { cookie } })).text();
			const page = await fetch(url, { headers: { "accept-encoding": "br" } });
			const bytes = Number(page.headers.get("content-length"));
			const raw = Buffer.byteLength(await page.text());
			const bare = await baselineServer(bytes);
			const floor = await load(bare.url, { atOnce: 10, seconds: 3 });
			bare.close();
			const { pid } = product;
			const quiet = await load(url, { atOnce: 1, seconds: 3 });
			const shared = await load(url, { atOnce: 10, seconds: 5, pid });
			const own = await load(url, { atOnce: 10, seconds: 5, pid, cookies });
			figures.push(
				{
					name: `${name}, pages for visitors`,
					value: shared.perSecond,
					unit: "/s",
					budget: { atLeast: 300 },
					baseline: floor.perSecond,
				},
				{ name: `${name}, CPU time per page for visitors`, value: shared.cpuMs ?? 0, unit: "ms" },
				{
					name: `${name}, time to first byte, one request at a time, p95`,
					value: quiet.firstByte.p95,
					unit: "ms",
					budget: { atMost: 15 },
				},
				{
					name: `${name}, pages for members`,
					value: own.perSecond,
					unit: "/s",
					budget: { atLeast: 100 },
					baseline: floor.perSecond,
				},
				{ name: `${name}, CPU time per page for members`, value: own.cpuMs ?? 0, unit: "ms" },
				{
					name: `${name}, refused or failed`,
					value: shared.failed + quiet.failed + own.failed,
					unit: "",
					budget: { atMost: 0 },
				},
				{
					name: `${name}, HTML`,
					value: raw / 1000,
					unit: "KB",
					...(name === "home" && { budget: { atMost: 90 } }),
				},
				{ name: `${name}, HTML, compressed`, value: bytes / 1000, unit: "KB", budget: { atMost: 25 } },
			);
		}
	} finally {
		await product.remove();
	}
	return figures;
}
