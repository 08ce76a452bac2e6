import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const fonts = fileURLToPath(
	new URL("../../../node_modules/pretendard/dist/public/variable", import.meta.url),
);

/**
 * A Korean font of the device's own, as every traveller's has and a bare machine may not: without one the first words are
 * boxes of other measures, and whether a page moves when the web font comes depends on who is quicker.
 * @returns the file that tells the browser of it, for FONTCONFIG_FILE
 */
export function deviceFont(): string {
	const folder = join(tmpdir(), "stay-device-font");
	const file = join(folder, "fonts.conf");
	mkdirSync(folder, { recursive: true });
	writeFileSync(
		file,
		`<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
	<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
	<dir>${fonts}</dir>
	<cachedir>${join(folder, "cache")}</cachedir>
	<match target="scan">
		<test name="family" compare="contains"><string>Pretendard</string></test>
		<edit name="family" mode="assign" binding="same"><string>Device Korean</string></edit>
		<edit name="fullname" mode="assign"><string>Device Korean</string></edit>
		<edit name="postscriptname" mode="assign"><string>DeviceKorean</string></edit>
	</match>
${["sans-serif", "system-ui"].map((family) => `	<alias binding="strong"><family>${family}</family><prefer><family>Device Korean</family></prefer></alias>`).join("\n")}
</fontconfig>
`,
	);
	return file;
}
