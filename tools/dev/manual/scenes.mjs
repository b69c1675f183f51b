/** The pictures of the manual, one per page by its name, and how a browser gets there. */

/** @typedef {import('playwright').Page} BrowserPage */
/** @typedef {{ floating: number, placed: number, page: number }} Ids a survey that floats, one with a score that has a place in a page, and that page */
/**
 * @typedef {object} Scene
 * @property {string} page of the manual
 * @property {(ids: Ids) => string} address
 * @property {string} shows a selector of what must be visible before the picture is taken
 * @property {(page: BrowserPage) => Promise<unknown>} [act] what a person does first
 * @property {string} [part] a selector of what the picture shows; the app by default
 * @property {number} [height] of the picture at most
 */

const admin = ( /** @type {string} */ page, /** @type {string} */ route ) =>
	`/wp-admin/admin.php?page=userfeedback_${ page }#${ route }`;

/** @param {(ids: Ids) => number} survey @param {string} step */
const builder = ( survey, step ) => ( /** @type {Ids} */ ids ) =>
	admin( 'surveys', `/edit/${ String( survey( ids ) ) }/${ step }` );

const floating = ( /** @type {Ids} */ ids ) => ids.floating;
const placed = ( /** @type {Ids} */ ids ) => ids.placed;
const results = ( /** @type {string} */ rest ) => ( /** @type {Ids} */ ids ) =>
	admin( 'results', `/survey/${ String( ids.floating ) }${ rest }` );
const settings = ( /** @type {string} */ tab ) => () => admin( 'settings', `/${ tab }` );

/** Pages without a screen to show, or with one that needs an AI model, which the site lacks. */
export const WITHOUT_PICTURE = [ 'ai', 'licenses', 'updates' ];

/** @type {Scene[]} */
export const SCENES = [
	{ page: 'first-steps', address: () => admin( 'onboarding', '/site' ), shows: 'input[type=radio]' },
	{
		page: 'nothing-shows',
		address: () => '/#userfeedback-why',
		shows: '#userfeedback-why-panel, [id^=userfeedback] [role=dialog], [role=dialog]',
		part: 'body',
	},
	{ page: 'surveys', address: () => admin( 'surveys', '/' ), shows: '.uf-table tbody tr:nth-child(3)' },
	{ page: 'templates', address: () => admin( 'surveys', '/new/setup' ), shows: '.uf-screen__actions' },
	{ page: 'questions', address: builder( floating, 'questions' ), shows: 'textarea, input[type=text]' },
	{ page: 'look', address: builder( floating, 'questions?question=look' ), shows: '.uf-screen__actions' },
	{
		page: 'audience',
		address: builder( floating, 'settings' ),
		shows: '.uf-screen__body [role=group], .uf-screen__body fieldset',
	},
	{ page: 'workflow', address: builder( floating, 'notifications' ), shows: '.uf-card' },
	{ page: 'publish', address: builder( floating, 'publish' ), shows: '.uf-card' },
	{
		page: 'block-editor',
		address: ( ids ) => `/wp-admin/post.php?post=${ String( ids.page ) }&action=edit`,
		shows: 'iframe[name="editor-canvas"]',
		act: async ( page ) => {
			const block = page
				.frameLocator( 'iframe[name="editor-canvas"]' )
				.locator( '[data-type="userfeedback/survey"]' );
			await block.scrollIntoViewIfNeeded();
			await block.click( { position: { x: 5, y: 5 } } );
			await page
				.frameLocator( 'iframe[name="editor-canvas"]' )
				.locator( '[data-type="userfeedback/survey"] iframe' )
				.waitFor();
		},
		part: 'body',
	},
	{ page: 'results-overview', address: () => admin( 'results', '/' ), shows: '.uf-table tbody tr' },
	{ page: 'survey-results', address: results( '' ), shows: 'canvas, .uf-card:nth-of-type(2)' },
	{
		page: 'nps',
		address: ( ids ) => admin( 'results', `/survey/${ String( placed( ids ) ) }` ),
		shows: 'canvas, .uf-card:nth-of-type(2)',
	},
	{ page: 'responses', address: results( '/responses' ), shows: '.uf-table tbody tr:nth-child(3)' },
	{
		page: 'exports',
		address: results( '' ),
		shows: 'canvas, .uf-card:nth-of-type(2)',
		act: ( page ) => page.getByRole( 'button', { name: 'Export' } ).first().click(),
	},
	{
		page: 'sharing',
		address: results( '' ),
		shows: 'canvas, .uf-card:nth-of-type(2)',
		act: ( page ) => page.getByRole( 'button', { name: 'Share' } ).first().click(),
		part: '[role=dialog]',
	},
	{ page: 'deliveries', address: () => admin( 'surveys', '/deliveries' ), shows: '.uf-screen__body h2, .uf-table' },
	{ page: 'post-ratings', address: () => admin( 'post_ratings', '/settings' ), shows: 'form, .uf-card' },
	{ page: 'heatmaps', address: () => admin( 'heatmaps', '/page/front' ), shows: '.uf-heatmap__element' },
	{
		page: 'settings-general',
		address: settings( 'general' ),
		shows: '.uf-card code, .uf-card .uf-code',
		// Each run's site has a different key.
		act: ( page ) => page.getByText( /^•••• / ).evaluate( ( key ) => ( key.textContent = '•••• 1234' ) ),
	},
	{ page: 'settings-widget', address: settings( 'widget' ), shows: 'iframe' },
	{ page: 'settings-email', address: settings( 'email' ), shows: '.uf-card' },
	{ page: 'settings-integrations', address: settings( 'integrations' ), shows: '.uf-card' },
	{ page: 'google-drive', address: settings( 'google-drive' ), shows: '.uf-card' },
	{ page: 'settings-access', address: settings( 'access' ), shows: '.uf-card' },
	{ page: 'settings-privacy', address: settings( 'privacy' ), shows: '.uf-card' },
	{ page: 'settings-misc', address: settings( 'misc' ), shows: '.uf-card' },
	{ page: 'addons', address: () => admin( 'addons', '/' ), shows: '.uf-card' },
];

const APP = '#userfeedback-app';
const HEIGHT = 860;

/** Milliseconds; the block editor never becomes idle. */
const RESTS_WITHIN = 6000;

/**
 * @param {BrowserPage} page
 * @param {Scene} scene
 * @param {Ids} ids
 */
export async function openScene( page, scene, ids ) {
	await page.goto( 'about:blank' ); // Changing only the hash doesn't reload the page.
	await page.goto( scene.address( ids ) );
	await page.locator( scene.shows ).first().waitFor();
	await scene.act?.( page );
	await page.waitForLoadState( 'networkidle', { timeout: RESTS_WITHIN } ).catch( () => undefined );
	await page.locator( `${ APP } [aria-busy="true"]` ).first().waitFor( { state: 'detached' } );
	await page.evaluate( () => document.fonts.ready );
}

/**
 * @param {BrowserPage} page that shows the scene
 * @param {Scene} scene
 * @returns {Promise<Buffer>} a PNG
 */
export async function pictureOf( page, { part = APP, height = HEIGHT } ) {
	const box = await page.locator( part ).first().boundingBox();
	if ( box === null ) throw new Error( `There is no ${ part } to be seen.` );
	return page.screenshot( {
		clip: { x: box.x, y: box.y, width: box.width, height: Math.min( box.height, height ) },
		animations: 'disabled',
		caret: 'hide',
	} );
}
