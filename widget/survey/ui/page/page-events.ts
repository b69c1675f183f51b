/** Dispatches events for the page's own scripts: `userfeedback:show`, `:start`, `:answer`, `:skip`, `:finish`, `:close`. */
export function dispatchPageEvent( surveyId: number, what: string, detail: Record< string, unknown > = {} ): void {
	document.dispatchEvent(
		new CustomEvent( `userfeedback:${ what }`, { detail: { survey_id: surveyId, ...detail } } )
	);
}
