/** The seller of a stay, whom an intermediary must disclose to buyers (전자상거래법 20조). Unknown values are null. */
export interface Seller {
	/** Business name. */
	readonly name: string;
	readonly representative: string | null;
	readonly address: string | null;
	readonly phone: string | null;
	readonly email: string | null;
	/** Business registration number (사업자등록번호). */
	readonly businessNumber: string | null;
	/** Mail-order business registration number (통신판매업 신고번호). */
	readonly mailOrderNumber: string | null;
}
