import { ConfigError } from "./ConfigError.ts";
import type { SettingValues } from "./settings.ts";

type SettingName = keyof SettingValues;

/** Whether all of them are set; false when none is. @throws ConfigError naming the first that is missing */
export function areAllSet<K extends SettingName>(s: SettingValues, names: readonly K[]): boolean {
	const missing = names.filter((name) => s[name] === "");
	if (missing.length > 0 && missing.length < names.length)
		throw new ConfigError(
			`${missing[0]}: 값이 없습니다. 함께 쓰는 ${names.find((name) => s[name] !== "")} 값만 있습니다.`,
		);
	return missing.length === 0;
}
