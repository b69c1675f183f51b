import { queryOptions } from '@tanstack/react-query';
import { action } from './action';
import { keys } from './keys';

/** Plugins of others that surveys work with, and what of each may be changed by who asks. */
export const otherPlugins = queryOptions( {
	queryKey: keys.plugins,
	queryFn: () => action( 'userfeedback_get_plugins', 'plugins', {} ),
} );
