/** Equivalent mutants in rendered components. */
export const drawnEquivalents: Readonly<Record<string, string>> = {
	'ui/app/AppState.ts: "AppProvider is missing" → ""': "the words for a case that cannot happen",
	"ui/app/PopupsViewModel.ts: answer === null → false":
		"an answer and X mean something to every popup; the question is the compiler's",
	"ui/app/PopupsViewModel.ts: answer === undefined → false":
		"the popup was asked for before; the question is the compiler's",
	"ui/app/PopupsViewModel.ts: popup === undefined || answer === null → false":
		"without a popup there is no answer, which is asked next",
	"ui/app/PopupsViewModel.ts: popup === undefined || answer === null → popup === undefined && answer === null":
		"the same",
	"ui/app/PopupsViewModel.ts: popup === undefined || answer === null || answer === undefined → (popup === undefined || answer === null) && answer === undefined":
		"the same",
	"ui/app/PopupsViewModel.ts: popup === undefined → false": "the same",
	"ui/app/PopupsViewModel.ts: { deep: false } → {}": "a popup never changes",
	'ui/app/stayAddress.ts: "" → "Stryker was here!"': "neither is the number of a stay",
	"ui/app/stayAddress.ts: /^\\/accom/ → /\\/accom/": "the router leads nobody else here",
	"ui/search-bar/DatePanel.tsx: [prices, viewModel] → []": "a bar keeps its view-model",
	"ui/search-bar/KeywordOptions.tsx: `${id}-guess-${index}` → ``": "of one guess the number does not matter",
	"ui/search-bar/KeywordOptions.tsx: `${id}-reading-${index}` → ``":
		"of one reading the number does not matter",
	'ui/search-bar/KeywordOptions.tsx: live.kind !== "found" → false':
		"until something is found there is nothing",
	"ui/search-bar/KeywordOptions.tsx: option.detail && <span className={styles.detail}>{option.detail}</span> → option.detail || <span className={styles.detail}>{option.detail}</span>":
		"an empty line has no height",
	"ui/search-bar/KeywordPanel.tsx: input.current?.focus → input.current.focus":
		"the box is there; the question is the compiler's",
	'ui/search-bar/KeywordPanel.tsx: [] → ["Stryker was here"]': "it does not change either",
	"ui/search-bar/KeywordPanel.tsx: marked?.id → marked.id": "who has no namesake is not asked",
	"ui/search-bar/KeywordPanel.tsx: document.getElementById(next.id)?.scrollIntoView → document.getElementById(next.id).scrollIntoView":
		"what can be marked is there; the question is the compiler's",
	'ui/search-bar/PopularPanel.tsx: "" → "Stryker was here!"': "a picture that is not there",
	'ui/search-bar/PopularPanel.tsx: "ready" → ""': "the panel loads before it is drawn",
	'ui/search-bar/PopularPanel.tsx: tabs.status === "ready" → false': "the same",
	'ui/search-bar/PopularPanel.tsx: tabs.status === "loaded" && tabId !== null → tabs.status === "loaded" || tabId !== null':
		"tabs that are there have a chosen one; the question is the compiler's",
	'ui/search-bar/PopularPanel.tsx: tabs.status === "loaded" → true': "the same",
	"ui/search-bar/PopularPanel.tsx: tabId !== null → true": "the same",
	"ui/search-bar/PopularPanel.tsx: `${area.cityCode}-${area.area}-${area.subArea}` → ``":
		"a key that nobody sees",
	"ui/search-bar/RecentBlock.tsx: `${kind}-${item.name}` → ``": "a key that nobody sees",
	...Object.fromEntries(
		[..."abcdef"].map((key) => [`ui/search-bar/PopularPanel.tsx: "${key}" → ""`, "a key that nobody sees"]),
	),
	"ui/search-bar/SearchBar.tsx: { passive: true, signal: stop.signal } → {}":
		"what is asked for once more is there already",
	"ui/search-bar/SearchBar.tsx: stop.abort(); → ;": "the same",
	"ui/search-bar/SearchBar.tsx: clearTimeout(timer); → ;": "the same",
	"ui/search-bar/SearchBar.tsx: { clearTimeout(timer); stop.abort(); } → {}": "the same",
	"ui/search-bar/SearchBar.tsx: onward()?.focus → onward().focus":
		"the field is there; the question is the compiler's",
	"ui/search-bar/SearchBar.tsx: trigger.current?.closest → trigger.current.closest": "the same",
	'ui/search-bar/SearchBar.tsx: trigger.current?.closest("search")?.contains → trigger.current?.closest("search").contains':
		"the same",
	'ui/search-bar/SearchBar.tsx: viewModel.panel !== "none" → true': "what is closed is closed once more",
	'ui/search-bar/SearchBar.tsx: "none" → ""': "the same",
	"ui/search-bar/SearchBar.tsx: !isOpen → false": "as it opens, a panel is open",
	"ui/components/useDialogElement.ts: { once: true } → {}": "what has been taken in is taken in once more",
	"ui/components/useDialogElement.ts: true → false":
		"the same; and the focus that the browser would give is given again at once",
	"ui/components/useDialogElement.ts: takeIn → true": "the same",
	"ui/components/useDialogElement.ts: takeIn → false": "the same",
	'ui/components/useDialogElement.ts: "resize" → ""': "the same",
	"ui/components/useDialogElement.ts: held?.focus → held.focus":
		"a page without a focus has its body's; the question is the compiler's",
	"ui/components/useDialogElement.ts: opener?.focus → opener.focus": "the same",
	"ui/components/useDialogElement.ts: settle === makeModal → true":
		"another that waits to be modal becomes so by itself",
	"ui/components/useDialogElement.ts: !dialog → false": "it is there; the question is the compiler's",
	"ui/components/useDialogElement.ts: uncover → true":
		"elsewhere the browser has given the focus back already",
	"ui/components/Calendar.tsx: checkInDate !== null → true": "null is no day that can be chosen",
	"ui/components/Calendar.tsx: root.current?.closest → root.current.closest":
		"it is drawn by then; the question is the compiler's",
	"ui/components/Calendar.tsx: root.current?.children → root.current.children": "the same",
	"ui/components/Calendar.tsx: root.current?.querySelector → root.current.querySelector": "the same",
	"ui/components/Calendar.tsx: root.current?.parentElement → root.current.parentElement": "the same",
	"ui/components/Calendar.tsx: root.current?.parentElement?.querySelector → root.current?.parentElement.querySelector":
		"the same",
	"ui/components/Calendar.tsx: day → true": "the focus is on days alone",
	"ui/components/Calendar.tsx: wanted < today → wanted <= today": "of two equal days either is it",
	"ui/components/Calendar.tsx: wanted > last → wanted >= last": "the same",
	"ui/components/Calendar.tsx: `${month.year}-${month.month}` → ``": "a key that nobody sees",
	"ui/components/CalendarMonthGrid.tsx: day < today → day <= today": "today can be chosen",
	"ui/components/CalendarMonthGrid.tsx: month.weeks[0]?.find → month.weeks[0].find":
		"a month has a first week; the question is the compiler's",
	"ui/components/CalendarMonthGrid.tsx: first === null → false":
		"a month has a first day; the question is the compiler's",
	'ui/components/Dialog.tsx: "" → "Stryker was here!"': "that the mark is there is asked, not what it says",
};
