import { queryOptions } from '@tanstack/react-query';
import { action } from './action';
import { keys } from './keys';

/** The site's license and its network's. */
export const licenses = queryOptions( {
	queryKey: keys.licenses,
	queryFn: () => action( 'userfeedback_vue_get_license', 'license', {} ),
} );
