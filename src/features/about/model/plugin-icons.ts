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

/** An icon for each plugin's purpose. Their own icons aren't shown: no screen loads anything from WordPress.org. */
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
