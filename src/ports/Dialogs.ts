/** The page's only alert and confirm dialogs (UI-POPUP-01, UI-POPUP-02). */
export interface Dialogs {
	/** Resolves to true once it is closed. */
	alert(text: string): Promise<boolean>;
	/** Resolves to true only for 확인. */
	confirm(text: string): Promise<boolean>;
}
