import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { ReviewTypeChoice } from '../ReviewTypeChoice';
import { Setting } from '../Setting';
import { ToggleSetting } from '../ToggleSetting';

/** Stars in search results: offered only if they can appear, with a note if they can't. */
export function ReviewCard() {
	const { settings, stored } = useRatingsForm();
	// A rating can be added manually to any post.
	const rated = stored.post_types.filter(
		( { name } ) => settings.display_settings === 'manual' || settings.post_types.includes( name )
	);

	return (
		<Card title={ __( 'Stars in search results', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<ToggleSetting
					name="use_review_schema"
					label={ __( 'Review schema', 'userfeedback' ) }
					help={ __(
						'Adds rating data for search engines to your posts. Search engines decide whether to show stars.',
						'userfeedback'
					) }
				/>
				{ settings.use_review_schema === 'yes' && (
					<>
						<p className="uf-soft">
							{ __(
								'Stars can appear only for posts that have at least one vote and show their rating on the page.',
								'userfeedback'
							) }
						</p>
						{ settings.show_rating === 'no' && (
							<p className="uf-settings__fault" role="status">
								{ __(
									'Ratings are hidden, so search engines get no rating data. Turn on “Show rating” first.',
									'userfeedback'
								) }
							</p>
						) }
						<Setting name="schema_types" title={ __( 'Schema types', 'userfeedback' ) }>
							<div className="uf-settings__fields">
								{ rated.map( ( type ) => (
									<ReviewTypeChoice key={ type.name } type={ type } />
								) ) }
							</div>
						</Setting>
					</>
				) }
			</div>
		</Card>
	);
}
