import { queryOptions } from '@tanstack/react-query';
import { action } from './action';
import { keys } from './keys';

/** The site's license and its network's. */
export const licences = queryOptions( {
	queryKey: keys.licences,
	queryFn: () => action( 'userfeedback_vue_get_license', 'license', {} ),
} );
