import type { CachedMember } from "#domain/member/CachedMember.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

/** Brand and company values of this deployment (DEC-002); an empty address hides its link. */
export interface SiteConfig {
	readonly name: string;
	readonly csPhone: string;
	readonly csEmail: string;
	readonly company: {
		readonly name: string;
		readonly ceo: string;
		readonly address: string;
		readonly bizNo: string;
		readonly mailOrderNo: string;
		readonly privacyOfficer: string;
		/** Who runs the machines. */
		readonly hosting: string;
	};
	readonly bizCheckUrl: string;
	readonly chatUrl: string;
	readonly communityUrls: { readonly blog: string; readonly instagram: string };
	/** Tile template of the map, `{z}/{x}/{y}`; empty draws the country outline instead. */
	readonly mapTileUrl: string;
	/** Ways to log in beside e-mail, shown only where keys are configured (DEC-140). */
	readonly socialLogins: readonly ("kakao" | "naver" | "apple")[];
}

/** What server and browser must agree on for one page: plain JSON, sent with the document. */
export interface Environment {
	readonly surface: Surface;
	/** The Korean day and instant the page was made for. */
	readonly today: StayDate;
	readonly now: number;
	readonly crawler: boolean;
	readonly site: SiteConfig;
	readonly signedIn: boolean;
	readonly member: CachedMember | null;
}
