import { queryOptions } from '@tanstack/react-query';
import { action } from './action';
import { keys } from './keys';

/** Other plugins that surveys work with, and what the user may change in each. */
export const otherPlugins = queryOptions( {
	queryKey: keys.plugins,
	queryFn: () => action( 'userfeedback_get_plugins', 'plugins', {} ),
} );
