/** Names under which answers of the server are kept; a call that changes one of them marks it as old. */
export const keys = {
	surveys: [ 'surveys' ] as const,
	/** Below the surveys: what changes one of them may tick a step. */
	checklist: [ 'surveys', 'checklist' ] as const,
	templates: [ 'templates' ] as const,
	/** Below the surveys, too. */
	surveyTitles: ( search: string ) => [ 'surveys', 'titles', search ] as const,
	survey: ( id: number ) => [ 'survey', id ] as const,
	kept: ( id: number ) => [ 'kept', id ] as const,
	editors: ( id: number ) => [ 'editors', id ] as const,
	preview: ( asked: string ) => [ 'preview', asked ] as const,
	drafting: [ 'drafting' ] as const,
	plugins: [ 'plugins' ] as const,
	icons: [ 'icons' ] as const,
	fonts: ( search: string ) => [ 'fonts', search ] as const,
	pages: ( title: string, kind: string ) => [ 'pages', kind, title ] as const,
	choices: ( source: string, search: string ) => [ 'choices', source, search ] as const,
	testedPage: ( url: string, role: string ) => [ 'tested-page', url, role ] as const,
	userAgent: ( text: string ) => [ 'user-agent', text ] as const,
	visits: [ 'visits' ] as const,
	spam: ( surveyId: number ) => [ 'spam', surveyId ] as const,
	results: ( id: number ) => [ 'results', id ] as const,
	finish: ( id: number ) => [ 'finish', id ] as const,
	summary: ( id: number ) => [ 'ai-summary', id ] as const,
	cross: ( id: number ) => [ 'cross', id ] as const,
	questions: ( id: number ) => [ 'questions', id ] as const,
	filterValues: ( id: number ) => [ 'filter-values', id ] as const,
};
