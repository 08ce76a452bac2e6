import { intermediaryNotice } from "#domain/content/intermediaryNotice.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { resolveFrom } from "#main/containers.ts";
import { type MemoryPorts, memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";
import { AppState } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";

const environment: Environment = {
	surface: "web",
	appearance: "device",
	today: stayDateOf("2026-11-25"),
	now: Date.UTC(2026, 10, 25, 1),
	crawler: false,
	site: {
		name: "어썸스테이",
		isShow: false,
		csPhone: "0000-0000",
		csEmail: "help@example.com",
		company: {
			name: "회사",
			ceo: "대표",
			address: "서울",
			bizNo: "1",
			mailOrderNo: "2",
			hosting: "호스팅 회사",
			intermediaryNotice: intermediaryNotice("회사"),
			privacyOfficer: "책임자",
		},
		bizCheckUrl: "https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1",
		chatUrl: "",
		communityUrls: { blog: "", instagram: "" },
		mapTileUrl: "",
		socialLogins: [],
	},
	isMemberUnknown: false,
	signedIn: false,
	member: null,
};

/** A page over in-memory ports: what the test of a view model or a screen needs. Navigation is recorded, not performed. */
export function screenApp(changes: Partial<Environment> = {}): { app: AppState; memory: MemoryPorts } {
	const memory = memoryPorts(environment.now);
	const app = new AppState({ ...environment, ...changes }, resolveFrom(memoryContainer(memory)));
	app.navigation.attach({
		state: { location: { pathname: "/", search: "" } },
		navigate: (path) => memory.pageNavigation.go(path),
		revalidate: () => memory.pageNavigation.refresh(),
	});
	return { app, memory };
}
