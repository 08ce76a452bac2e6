/** Brand and company values of this deployment, and what its pages may show of it (DEC-002); an empty address hides its link. */
export interface Site {
	readonly name: string;
	/** Nothing here is real, and every page says so (DEC-194). */
	readonly isShow: boolean;
	readonly csPhone: string;
	readonly csEmail: string;
	readonly company: {
		readonly name: string;
		readonly ceo: string;
		readonly address: string;
		readonly bizNo: string;
		readonly mailOrderNo: string;
		readonly privacyOfficer: string;
		/** Who runs the machines; the company itself by default. */
		readonly hosting: string;
		/** That the duties of a sale rest with each seller (PROD-04). */
		readonly intermediaryNotice: string;
	};
	readonly bizCheckUrl: string;
	readonly chatUrl: string;
	readonly communityUrls: { readonly blog: string; readonly instagram: string };
	/** Tile template of the map, `{z}/{x}/{y}`; empty draws the country's outline instead. */
	readonly mapTileUrl: string;
	/** Ways to log in beside e-mail, shown only where keys are configured (DEC-140). */
	readonly socialLogins: readonly ("kakao" | "naver" | "apple")[];
}
