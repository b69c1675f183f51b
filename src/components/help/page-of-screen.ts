/** Which page of the manual is about a screen, by the name that its route has. */
const PAGES: Record< string, string > = {
	surveys: 'surveys',
	duplicate: 'surveys',
	setup: 'templates',
	questions: 'questions',
	settings: 'audience',
	notifications: 'workflow',
	publish: 'publish',
	deliveries: 'deliveries',
	overview: 'results-overview',
	'survey-results': 'survey-results',
	'survey-responses': 'responses',
	response: 'responses',
	'post-ratings-settings': 'post-ratings',
	'post-ratings-results': 'post-ratings',
	'post-ratings-post': 'post-ratings',
	heatmaps: 'heatmaps',
	heatmap: 'heatmaps',
	addons: 'addons',
	'settings-general': 'settings-general',
	'settings-widget': 'settings-widget',
	'settings-email': 'settings-email',
	'settings-integrations': 'settings-integrations',
	'settings-google-drive': 'google-drive',
	'settings-heatmaps': 'heatmaps',
	'settings-access': 'settings-access',
	'settings-privacy': 'settings-privacy',
	'settings-misc': 'settings-misc',
	welcome: 'first-steps',
	about: 'first-steps',
	'getting-started': 'first-steps',
	'lite-vs-pro': 'licences',
	'growth-tools': 'settings-integrations',
	'onboarding-site': 'first-steps',
	'onboarding-look': 'first-steps',
	'onboarding-news': 'first-steps',
	'onboarding-start': 'first-steps',
};

/** @returns null where none is, and the list of pages has to do */
export function pageOfScreen( screen: string ): string | null {
	return Object.hasOwn( PAGES, screen ) ? ( PAGES[ screen ] ?? null ) : null;
}
