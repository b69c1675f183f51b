import { Button, Icon } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { SurveyTemplate } from '@/contract/types';
import type { End } from '@/features/onboarding/model/use-finish';
import { suggestedTemplates } from '@/features/onboarding/model/suggested-templates';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	templates: readonly SurveyTemplate[];
	onChoose: ( end: End ) => void;
}

/** Three surveys that fit the site, an empty one, and a link to all others. */
export function SuggestedSurveys( { templates, onChoose }: Props ) {
	const blank = templates.find(
		( { config, required_addons: addons } ) => config.questions.length + addons.length === 0
	);

	return (
		<>
			<ul className="uf-offer">
				{ suggestedTemplates( templates ).map( ( { key, name, description, length } ) => (
					<li key={ key }>
						<button type="button" className="uf-offer__one" onClick={ () => onChoose( { use: key } ) }>
							<span className="uf-offer__name">{ name }</span>
							<span>{ description.title }</span>
							<span className="uf-offer__length">
								{ sprintf(
									/* translators: %s: number of questions */
									_n( '%s question', '%s questions', length.questions, 'userfeedback' ),
									formatNumber( length.questions )
								) }
							</span>
						</button>
					</li>
				) ) }
				{ blank && (
					<li>
						<button
							type="button"
							className="uf-offer__one"
							onClick={ () => onChoose( { use: blank.key } ) }
						>
							<Icon icon={ plus } size={ 24 } />
							<span className="uf-offer__name">{ blank.name }</span>
							<span>{ __( 'Starts with one empty question.', 'userfeedback' ) }</span>
						</button>
					</li>
				) }
			</ul>
			<p>
				<Button variant="link" onClick={ () => onChoose( 'all' ) }>
					{ __( 'All templates', 'userfeedback' ) }
				</Button>
			</p>
		</>
	);
}
