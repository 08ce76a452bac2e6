/** The page's one alert and one confirm (UI-POPUP-01, UI-POPUP-02). */
export interface Dialogs {
	/** Resolves true once it is closed. */
	alert(text: string): Promise<boolean>;
	/** Resolves true on 확인 only. */
	confirm(text: string): Promise<boolean>;
}
