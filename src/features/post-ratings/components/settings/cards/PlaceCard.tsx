import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import type { RatingSettings } from '@/contract/types';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { ManualPlacement } from '../ManualPlacement';
import { PostTypes } from '../PostTypes';
import { Setting } from '../Setting';

type Place = RatingSettings[ 'display_settings' ];

const places = (): { value: Place; label: string }[] => [
	{ value: 'after_content', label: __( 'After the content', 'userfeedback' ) },
	{ value: 'before_comments', label: __( 'Before the comments', 'userfeedback' ) },
	{ value: 'after_comments', label: __( 'After the comments', 'userfeedback' ) },
	{ value: 'manual', label: __( 'Manually (block, shortcode, or template tag)', 'userfeedback' ) },
];

export function PlaceCard() {
	const { settings, set } = useRatingsForm();

	return (
		<Card title={ __( 'Placement', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<Setting name="display_settings" title={ __( 'Position on the page', 'userfeedback' ) }>
					<RadioControl
						label={ __( 'Position on the page', 'userfeedback' ) }
						selected={ settings.display_settings }
						options={ places() }
						onChange={ ( value ) => set( 'display_settings', value as Place ) }
					/>
				</Setting>
				{ settings.display_settings === 'manual' ? <ManualPlacement /> : <PostTypes /> }
			</div>
		</Card>
	);
}
