/**
 * Takes pictures of what travellers get outside the site: every mail and text message as triggered by a server event (docs/screens/mails),
 * and the printed documents (docs/screens/prints). Look at the picture after changing a text.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { openDatabase } from "#server/platform/database/connect.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { chromiumPath } from "#tests/browser/support/chromiumPath.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { memberMessageTriggers } from "./screensMails/memberMessageTriggers.ts";
import { messageTriggers } from "./screensMails/messageTriggers.ts";
import { prints } from "./screensMails/prints.ts";

const target = "docs/screens";
const quality = 60;

const executablePath = chromiumPath();
if (!executablePath) throw new Error("Pictures need Chromium.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
	const lines = ["# E-mails, text messages and documents", "", "Taken by `npm run screens:mails`.", ""];
	lines.push("## E-mails and text messages", "", ...(await drawMails(browser)), "");
	lines.push("## Printed documents", "", ...(await prints(browser, join(target, "prints"), quality)), "");
	writeFileSync(join(target, "mails/README.md"), lines.join("\n"));
} finally {
	await browser.close();
}

/** Takes one picture per event, with everything sent because of it, as shown in the development inbox. */
async function drawMails(browser: Browser): Promise<string[]> {
	const folder = join(target, "mails");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const dataDir = mkdtempSync(join(tmpdir(), "mails-"));
	const db = await openDatabase({ dataDir: join(dataDir, "database"), template: "dist/database" });
	await migrate(db);
	await plantBookingWorld(db);
	await db.query(`
		UPDATE member SET name = '김하늘', phone = '01012345678' WHERE member_id = 1;
		UPDATE member SET name = '이바다', phone = '01087654321' WHERE member_id = 2;
		INSERT INTO common_code VALUES (105, 1, '예약 문의', 1);
		UPDATE property SET contact_email = 'front@namsan.example' WHERE property_id = 1;
	`);
	const clock = testClock(bookingStart);
	const { app, services } = await bookingApp(db, {}, clock);
	const world = bookingWorld(db, clock);
	const font = readFileSync("node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2");
	const face = `@font-face { font-family: Pretendard; font-weight: 45 920; src: url(data:font/woff2;base64,${font.toString("base64")}) }`;
	const address = await app.listen({ port: 0, host: "127.0.0.1" });
	const page = await browser.newPage({ viewport: { width: 640, height: 600 }, bypassCSP: true });
	const lines: string[] = [];
	const count = async () =>
		(await db.query<{ n: number }>("SELECT count(*)::int AS n FROM dev_inbox")).rows[0]?.n ?? 0;
	for (const [index, letter] of [
		...messageTriggers(world, services),
		...memberMessageTriggers(services),
	].entries()) {
		const before = await count();
		await letter.run();
		while ((await world.outbox.deliver()) > 0);
		const sent = (await count()) - before;
		if (sent === 0) throw new Error(`Nobody was written to about ${letter.name}`);
		await page.goto(`${address}/dev/inbox`);
		await page.addStyleTag({
			content: `${face} h1, form, article:nth-of-type(n + ${sent + 1}) { display: none }`,
		});
		await page.evaluate(async () => {
			await document.fonts.ready;
		});
		const name = `${String(index + 1).padStart(2, "0")}-${letter.name}.jpg`;
		await page.locator("body").screenshot({ path: join(folder, name), type: "jpeg", quality });
		lines.push(`- [${letter.title}](${name})`);
	}
	await page.close();
	await app.close();
	await db.close();
	rmSync(dataDir, { recursive: true, force: true });
	return lines;
}
