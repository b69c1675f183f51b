import {
	atSymbol,
	chartBar,
	download,
	inbox,
	megaphone,
	payment,
	postList,
	redo,
	search,
	store,
	shuffle,
} from '@wordpress/icons';
import type { JSX } from 'react';

/** What each plugin is for. Their own icons are not shown: nothing is fetched from WordPress.org to draw a screen. */
export const pluginIcons: Readonly< Record< string, JSX.Element > > = {
	'google-analytics-for-wordpress': chartBar,
	'all-in-one-seo-pack': search,
	redirection: redo,
	'wpforms-lite': postList,
	optinmonster: megaphone,
	mailpoet: atSymbol,
	'wp-mail-smtp': inbox,
	woocommerce: store,
	'easy-digital-downloads': download,
	stripe: payment,
	'uncanny-automator': shuffle,
};
