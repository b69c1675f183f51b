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
	/** Those of its features, made anew for each router, which takes out of them what it has fetched. */
	routes: () => RouteObject[];
	/** Of its first screen. */
	title: () => string;
	/** The way to its first screen, in words. */
	back: () => string;
}

/** Each admin page that the app runs on, by the name that includes/Admin/AdminModule.php gives it, and what is there. */
export const PAGES = {
	surveys: {
		routes: () => [ ...surveysListRoutes(), ...builderRoutes(), ...deliveriesRoutes() ],
		title: () => __( 'Surveys', 'userfeedback' ),
		back: () => __( 'Back to Surveys', 'userfeedback' ),
	},
	results: {
		routes: () => [ ...resultsRoutes(), ...responsesRoutes() ],
		title: () => __( 'Results Overview', 'userfeedback' ),
		back: () => __( 'Back to Results', 'userfeedback' ),
	},
	'post-ratings': {
		routes: postRatingsRoutes,
		title: () => __( 'Post Ratings', 'userfeedback' ),
		back: () => __( 'Back to Post Ratings', 'userfeedback' ),
	},
	heatmaps: {
		routes: heatmapsRoutes,
		title: () => __( 'Heatmaps', 'userfeedback' ),
		back: () => __( 'Back to Heatmaps', 'userfeedback' ),
	},
	addons: {
		routes: addonsRoutes,
		title: () => __( 'Addons', 'userfeedback' ),
		back: () => __( 'Back to Addons', 'userfeedback' ),
	},
	settings: {
		routes: () => [ ...settingsRoutes(), ...aboutRoutes() ],
		title: () => __( 'Settings', 'userfeedback' ),
		back: () => __( 'Back to Settings', 'userfeedback' ),
	},
	onboarding: {
		routes: onboardingRoutes,
		title: () => __( 'Setup Wizard', 'userfeedback' ),
		back: () => __( 'Back to the setup wizard', 'userfeedback' ),
	},
} satisfies Record< string, Page >;

export type AppPage = keyof typeof PAGES;

export function isPage( name: string | undefined ): name is AppPage {
	return name !== undefined && Object.hasOwn( PAGES, name );
}
