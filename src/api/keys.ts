import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Query keys of server responses. A change on the server refreshes the keys of the responses that it changes. */
export const keys = {
	surveys: [ 'surveys' ] as const,
	/** Below the surveys: changing one may complete a step. */
	checklist: [ 'surveys', 'checklist' ] as const,
	templates: [ 'templates' ] as const,
	/** Below the surveys, too. */
	surveyTitles: ( search: string ) => [ 'surveys', 'titles', search ] as const,
	survey: ( id: number ) => [ 'survey', id ] as const,
	keptOnSite: [ 'kept-on-site' ] as const,
	kept: ( id: number ) => [ 'kept', id ] as const,
	editors: ( id: number ) => [ 'editors', id ] as const,
	summaryMail: ( asked: string ) => [ 'summary-mail', asked ] as const,
	previews: [ 'preview' ] as const,
	preview: ( asked: string ) => [ 'preview', asked ] as const,
	drafting: [ 'drafting' ] as const,
	plugins: [ 'plugins' ] as const,
	addons: [ 'addons' ] as const,
	icons: [ 'icons' ] as const,
	manual: [ 'manual' ] as const,
	allFonts: [ 'fonts' ] as const,
	fonts: ( search: string ) => [ 'fonts', search ] as const,
	pages: ( title: string, kind: string ) => [ 'pages', kind, title ] as const,
	namedPages: ( ids: string ) => [ 'pages', 'named', ids ] as const,
	choices: ( source: string, search: string ) => [ 'choices', source, search ] as const,
	/** Below the surveys: changing one, or their order, changes which comes first. */
	testedPage: ( url: string, role: string, survey: number | null ) =>
		[ 'surveys', 'tested-page', url, role, survey ] as const,
	live: ( survey: number | null ) => [ 'surveys', 'live', survey ] as const,
	surveyDefaults: [ 'survey-defaults' ] as const,
	userAgent: ( text: string ) => [ 'user-agent', text ] as const,
	visits: [ 'visits' ] as const,
	spam: ( surveyId: number ) => [ 'spam', surveyId ] as const,
	responses: ( id: number ) => [ 'responses', id ] as const,
	results: ( id: number ) => [ 'results', id ] as const,
	comparison: ( id: number ) => [ 'comparison', id ] as const,
	finish: ( id: number ) => [ 'finish', id ] as const,
	npsChange: ( id: number ) => [ 'nps-change', id ] as const,
	summary: ( id: number ) => [ 'ai-summary', id ] as const,
	textAnswers: ( surveyId: number, questionId: string ) => [ 'text-answers', surveyId, questionId ] as const,
	themes: ( questionId: string ) => [ 'themes', questionId ] as const,
	themeAnswers: ( id: number ) => [ 'theme-answers', id ] as const,
	cross: ( id: number ) => [ 'cross', id ] as const,
	dropOff: ( id: number ) => [ 'drop-off', id ] as const,
	questions: ( id: number ) => [ 'questions', id ] as const,
	filterValues: ( id: number ) => [ 'filter-values', id ] as const,
	exports: ( surveyId: number ) => [ 'exports', surveyId ] as const,
	/** For all surveys, and for each: retrying a delivery changes its destination's status. */
	deliveries: [ 'deliveries' ] as const,
	destinations: ( surveyId: number ) => [ 'deliveries', 'destinations', surveyId ] as const,
	sample: ( of: string, asked: string ) => [ 'sample', of, asked ] as const,
	ratingSettings: [ 'rating-settings' ] as const,
	/** For all posts, and for each. */
	ratings: [ 'ratings' ] as const,
	/** The list of pages, maps and signed addresses. */
	heatmaps: [ 'heatmaps' ] as const,
	heatmapsKept: [ 'heatmaps', 'kept' ] as const,
	googleFolders: [ 'google-folders' ] as const,
	inbox: [ 'inbox' ] as const,
	settings: [ 'settings' ] as const,
	usage: [ 'usage' ] as const,
	licenses: [ 'licenses' ] as const,
	blurb: [ 'settings-blurb' ] as const,
	shares: ( surveyId: number ) => [ 'shares', surveyId ] as const,
};

/** Requests again what is shown, and forgets the rest, so that no screen opens with a response from before the change. */
export function refresh( client: QueryClient, ...changed: QueryKey[] ): Promise< unknown > {
	return Promise.all(
		changed.map( ( queryKey ) => {
			client.removeQueries( { queryKey, type: 'inactive' } );
			return client.invalidateQueries( { queryKey } );
		} )
	);
}
