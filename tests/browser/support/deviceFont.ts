import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const fonts = fileURLToPath(
	new URL("../../../node_modules/pretendard/dist/public/variable", import.meta.url),
);

/**
 * Provides a Korean system font, which every traveller's device has but a bare machine may not: without one the first text is drawn as
 * boxes until the web font replaces them.
 * @returns the path of the fontconfig file, for FONTCONFIG_FILE
 */
export const deviceFont = (): string =>
	settle(
		"stay-device-font",
		`	<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
	<dir>${fonts}</dir>
	<match target="scan">
		<test name="family" compare="contains"><string>Pretendard</string></test>
		<edit name="family" mode="assign" binding="same"><string>Device Korean</string></edit>
		<edit name="fullname" mode="assign"><string>Device Korean</string></edit>
		<edit name="postscriptname" mode="assign"><string>DeviceKorean</string></edit>
	</match>
${["sans-serif", "system-ui"].map((family) => `	<alias binding="strong"><family>${family}</family><prefer><family>Device Korean</family></prefer></alias>`).join("\n")}
`,
	);

const latinFolders = {
	DejaVu: "/usr/share/fonts/truetype/dejavu",
	Liberation: "/usr/share/fonts/truetype/liberation",
};

/**
 * Restricts the fonts to some of those on a machine without Korean fonts.
 * @returns the path of the fontconfig file; null where the machine lacks one of them
 */
export function latinFonts(...families: readonly (keyof typeof latinFolders)[]): string | null {
	const folders = families.map((family) => latinFolders[family]);
	if (!folders.every((folder) => existsSync(folder))) return null;
	const rules = folders.map((folder) => `	<dir>${folder}</dir>\n`).join("");
	return settle(`stay-latin-fonts-${families.join("-")}`, rules);
}

function settle(name: string, rules: string): string {
	const folder = join(tmpdir(), name);
	const file = join(folder, "fonts.conf");
	mkdirSync(folder, { recursive: true });
	writeFileSync(
		file,
		`<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${rules}	<cachedir>${join(folder, "cache")}</cachedir>
</fontconfig>
`,
	);
	return file;
}
