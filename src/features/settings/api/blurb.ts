import { queryOptions } from '@tanstack/react-query';
import { action } from '@/api/action';
import { keys } from '@/api/keys';
import type { SettingsBlurb } from '@/contract/types';

export const blurb = queryOptions( {
	queryKey: keys.blurb,
	queryFn: () => action( 'userfeedback_validate_settings_blurb', 'blurb', {} ),
} );

export function dismissBlurb(): Promise< SettingsBlurb > {
	return action( 'userfeedback_dismiss_settings_blurb', 'blurb', {} );
}
