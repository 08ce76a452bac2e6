/**
 * Takes screenshots of the product on a phone, a tablet and a desktop, some in dark mode too, and writes an index (docs/screens). It starts
 * the product itself, with the demo world of a fixed day. Names passed as arguments limit it to those screens.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import {
	launchBrowser,
	open,
	untilHydrated,
	untilIdle,
	visit,
	type Width,
	widths,
} from "#tests/browser/support/browser.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { memberPages } from "./screens/memberPages.ts";
import type { Chapter, Screen } from "./screens/Screen.ts";
import { fileOf, shoot } from "./screens/shoot.ts";
import { startDay } from "./screens/startDay.ts";
import { travelling } from "./screens/travel.ts";
import { turnClock } from "./screens/turnClock.ts";

const folder = "docs/screens";
/** 10:00 in Seoul. */
const moment = Date.UTC(2026, 11, 1, 1);

const chapters: readonly Chapter[] = [...travelling, ...memberPages];
const screens = chapters.flatMap((chapter) => chapter.screens);
const chosen = new Set(process.argv.slice(2));
const isShown = ({ at }: Screen, width: Width) => at?.includes(width) ?? true;

mkdirSync(folder, { recursive: true });
if (chosen.size === 0)
	for (const file of readdirSync(folder)) if (file.endsWith(".webp")) rmSync(join(folder, file));
const day = await startDay(moment);
const browser = await launchBrowser();
const missing: string[] = [];
try {
	for (const width of widths) await draw(browser, width);
} finally {
	await browser.close();
	await day.remove();
}
writeFileSync(join(folder, "README.md"), index());
if (missing.length > 0) throw new Error(`Not drawn:\n${missing.join("\n")}`);

/** Takes every screenshot at one width, in order: a screen without a URL of its own continues from the previous one. */
async function draw(browser: Browser, width: Width): Promise<void> {
	const visitors = new Map<string, Awaited<ReturnType<typeof arrive>>>();
	const arrive = async (account: string) => {
		const visitor = await visit(browser, { address: day.address, width });
		visitor.page.setDefaultTimeout(30_000);
		await visitor.page.context().addInitScript(`(${turnClock})(${moment - Date.now()})`);
		if (account) await signIn(visitor.page.context(), day.address, account);
		return visitor;
	};
	let isLost = false;
	for (const [place, screen] of screens.entries()) {
		const follows = screens[place + 1]?.path === undefined && screens[place + 1] !== undefined;
		if (
			chosen.size > 0 &&
			!chosen.has(screen.name) &&
			!(follows && screens.slice(place + 1).some(({ name }) => chosen.has(name)))
		)
			continue;
		if (!isShown(screen, width)) continue;
		if (screen.path === undefined && isLost) continue;
		const account = screen.account ?? "";
		const visitor = visitors.get(account) ?? (await arrive(account));
		visitors.set(account, visitor);
		const { page } = visitor;
		try {
			const { path } = screen;
			if (path !== undefined) {
				await page.goto("about:blank");
				await open(visitor, typeof path === "string" ? path : await path(page));
			}
			await screen.step?.(page, visitor);
			if (page.url().startsWith(`${day.address}/pg/`)) await page.waitForLoadState();
			else {
				await untilHydrated(page);
				await untilIdle(visitor);
			}
			await shoot(page, folder, { name: screen.name, width, isDark: false });
			if (screen.alsoDark) {
				await shoot(page, folder, { name: screen.name, width, isDark: true });
				await page.emulateMedia({ colorScheme: "light" });
			}
			isLost = false;
			console.log(`${screen.name} ${width}`);
		} catch (error) {
			isLost = true;
			missing.push(`${screen.name} at ${width}: ${String(error).slice(0, 400)}`);
		}
	}
	for (const visitor of visitors.values()) await visitor.close();
}

function index(): string {
	const link = (screen: Screen, width: Width, isDark: boolean) =>
		`[${width}${isDark ? " dark" : ""}](${fileOf({ name: screen.name, width, isDark })})`;
	const lines = chapters.flatMap((chapter) => [
		"",
		`## ${chapter.title}`,
		"",
		...chapter.screens.map((screen) => {
			const looks = screen.alsoDark ? [false, true] : [false];
			const links = widths
				.filter((width) => isShown(screen, width))
				.flatMap((width) => looks.map((isDark) => link(screen, width, isDark)));
			return `- ${screen.title}: ${links.join(" · ")}`;
		}),
	]);
	const size = readdirSync(folder)
		.filter((file) => file.endsWith(".webp"))
		.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
	console.log(`${(size / 1024 / 1024).toFixed(1)} MB of pictures.`);
	return [
		"# Screenshots",
		"",
		"Taken by `npm run screens` at widths of 390, 820 and 1440 px, with the demo world of 1 December 2026.",
		"E-mails, text messages and printed documents are taken by `npm run screens:mails`: see [their index](mails/README.md).",
		...lines,
		"",
	].join("\n");
}
