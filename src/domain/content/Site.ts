/** Brand and company values of this deployment, and what its pages may show (DEC-002). An empty URL hides its link. */
export interface Site {
	readonly name: string;
	/** Whether this is a demonstration site: nothing on it is real and every page says so (DEC-194). */
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
		/** The hosting provider; the company itself by default. */
		readonly hosting: string;
		/** Notice that each seller is responsible for its own sales (PROD-04). */
		readonly intermediaryNotice: string;
	};
	readonly bizCheckUrl: string;
	readonly chatUrl: string;
	readonly communityUrls: { readonly blog: string; readonly instagram: string };
	/** URL template of the map tiles, with `{z}/{x}/{y}`; when empty, the country's outline is drawn instead. */
	readonly mapTileUrl: string;
	/** Login methods besides e-mail, shown only where their keys are configured (DEC-140). */
	readonly socialLogins: readonly ("kakao" | "naver" | "apple")[];
}
