import { ToggleControl } from '@wordpress/components';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { Setting } from './Setting';

interface Props {
	name: 'show_vote_count' | 'show_rating' | 'use_review_schema' | 'show_uf_logo' | 'ask_reason';
	label: string;
	help?: string;
}

export function ToggleSetting( { name, label, help }: Props ) {
	const { settings, set } = useRatingsForm();

	return (
		<Setting name={ name } title={ label }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				checked={ settings[ name ] === 'yes' }
				onChange={ ( on ) => set( name, on ? 'yes' : 'no' ) }
			/>
		</Setting>
	);
}
