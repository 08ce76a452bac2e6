import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { signIn } from "#tests/browser/support/members.ts";
import { startProduct } from "#tests/browser/support/server.ts";

/** A4 at 96 dpi without margins, in pixels. */
const sheet = { width: 718, height: 1046 };

/** Returns how many sheets the page takes when printed. */
async function sheets(page: Page): Promise<number> {
	const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
	return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}

/**
 * Takes pictures of the printed documents of a traveller's bookings, from the demo world.
 * @throws when one needs a second sheet
 */
export async function prints(browser: Browser, folder: string, quality: number): Promise<string[]> {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const product = await startProduct({ world: "small" });
	const context = await browser.newContext({ viewport: sheet });
	const lines: string[] = [];
	try {
		await signIn(context, product.address, "gold");
		const listed = async (tab: string): Promise<readonly number[]> => {
			const answer = await context.request.get(`${product.address}/api/content/v1/books/status/${tab}`);
			const { data }: { data: { books: { orderProductIdx: number }[] } } = await answer.json();
			return data.books.map(({ orderProductIdx }) => orderProductIdx);
		};
		const papers: readonly (readonly [name: string, title: string, path: string, shows: string])[] = [
			...(await listed("pending"))
				.slice(0, 3)
				.flatMap((id, index) => [
					[`voucher-${index + 1}`, `예약 확인서 ${index + 1}`, `/mypage/books/${id}`, "예약번호"] as const,
					[
						`statement-${index + 1}`,
						`거래 명세서 ${index + 1}`,
						`/mypage/books/${id}/receipt`,
						"최종 결제 금액",
					] as const,
				]),
			...(await listed("cancel"))
				.slice(0, 1)
				.map(
					(id) =>
						[
							"statement-cancelled",
							"취소한 예약의 거래 명세서",
							`/mypage/books/${id}/receipt`,
							"최종 결제 금액",
						] as const,
				),
		];
		const page = await context.newPage();
		for (const [name, title, path, shows] of papers) {
			await page.goto(product.address + path);
			await page.getByText(shows).first().waitFor();
			await page.waitForLoadState("networkidle");
			const count = await sheets(page);
			if (count !== 1) throw new Error(`${title} (${path}) takes ${count} sheets.`);
			await page.emulateMedia({ media: "print" });
			await page.evaluate(() => document.fonts.ready.then(() => null));
			await page.waitForTimeout(500);
			await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality, fullPage: true });
			await page.emulateMedia({ media: null });
			lines.push(`- [${title}](../prints/${name}.jpg)`);
		}
	} finally {
		await context.close();
		await product.remove();
	}
	return lines;
}
