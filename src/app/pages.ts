import { __ } from '@wordpress/i18n';
import type { RouteObject } from 'react-router-dom';
import { aboutRoutes } from '@/features/about/routes';
import { addonsRoutes } from '@/features/addons/routes';
import { builderRoutes } from '@/features/builder/routes';
import { deliveriesRoutes } from '@/features/deliveries/routes';
import { heatmapsRoutes } from '@/features/heatmaps/routes';
import { onboardingRoutes } from '@/features/onboarding/routes';
import { postRatingsRoutes } from '@/features/post-ratings/routes';
import { responsesRoutes } from '@/features/responses/routes';
import { resultsRoutes } from '@/features/results/routes';
import { settingsRoutes } from '@/features/settings/routes';
import { surveysListRoutes } from '@/features/surveys-list/routes';

interface Page {
	/** The routes of its features, created for each router, which removes what it has loaded. */
	routes: () => RouteObject[];
	/** First screen's title. */
	title: () => string;
	/** Link text to its first screen. */
	back: () => string;
	/** Shown while its code loads. */
	loading: () => string;
	/** Columns of its skeleton, as includes/Admin/PageSkeleton.php prints it, so that nothing moves when the script has loaded. */
	columns: readonly string[];
}

/** Admin pages that the app runs on, by the name that includes/Admin/AdminMenuHooks.php gives them, and their contents. */
export const PAGES = {
	surveys: {
		routes: () => [ ...surveysListRoutes(), ...builderRoutes(), ...deliveriesRoutes() ],
		title: () => __( 'Surveys', 'userfeedback' ),
		back: () => __( 'Back to Surveys', 'userfeedback' ),
		loading: () => __( 'Loading surveys', 'userfeedback' ),
		columns: [ 'check', 'title', 'text', 'text', 'text', 'text', 'number', 'number' ],
	},
	results: {
		routes: () => [ ...resultsRoutes(), ...responsesRoutes() ],
		title: () => __( 'Results Overview', 'userfeedback' ),
		back: () => __( 'Back to Results', 'userfeedback' ),
		loading: () => __( 'Loading surveys', 'userfeedback' ),
		columns: [ 'title', 'text', 'text', 'number', 'number' ],
	},
	'post-ratings': IN_EDITION[ 'post-ratings' ] && {
		routes: postRatingsRoutes,
		title: () => __( 'Post Ratings', 'userfeedback' ),
		back: () => __( 'Back to Post Ratings', 'userfeedback' ),
		loading: () => __( 'Loading post ratings', 'userfeedback' ),
		columns: [ 'title', 'title' ],
	},
	heatmaps: IN_EDITION.heatmaps && {
		routes: heatmapsRoutes,
		title: () => __( 'Heatmaps', 'userfeedback' ),
		back: () => __( 'Back to Heatmaps', 'userfeedback' ),
		loading: () => __( 'Loading heatmaps', 'userfeedback' ),
		columns: [ 'check', 'title', 'number', 'number', 'text', 'text' ],
	},
	addons: IN_EDITION.plans && {
		routes: addonsRoutes,
		title: () => __( 'Addons', 'userfeedback' ),
		back: () => __( 'Back to Addons', 'userfeedback' ),
		loading: () => __( 'Loading add-ons', 'userfeedback' ),
		columns: [ 'title', 'title', 'title' ],
	},
	settings: {
		routes: () => [ ...settingsRoutes(), ...aboutRoutes() ],
		title: () => __( 'Settings', 'userfeedback' ),
		back: () => __( 'Back to Settings', 'userfeedback' ),
		loading: () => __( 'Loading settings', 'userfeedback' ),
		columns: [ 'title' ],
	},
	onboarding: {
		routes: onboardingRoutes,
		title: () => __( 'Setup Wizard', 'userfeedback' ),
		back: () => __( 'Back to the setup wizard', 'userfeedback' ),
		loading: () => __( 'Loading the setup wizard', 'userfeedback' ),
		columns: [ 'title' ],
	},
} satisfies Record< string, Page | false >;

export type AppPage = keyof typeof PAGES;

/** The server names only pages that the edition includes. */
export function isPage( name: string | undefined ): name is AppPage {
	return name !== undefined && Object.hasOwn( PAGES, name );
}

export function pageOf( name: AppPage ): Page {
	const page: Page | false = PAGES[ name ];
	if ( page === false ) {
		throw new Error( `This edition has no page ${ name }.` );
	}
	return page;
}
