import { Button } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useId } from 'react';
import type { SurveyTemplate } from '@/contract/types';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { addonName } from '@/lib/edition/feature-label';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { lockOf } from './template-lock';
import { TemplateQuestion, type DrawnWith } from './TemplateQuestion';
import { TemplateLength } from './TemplateLength';
import './TemplateCard.scss';

interface Props {
	template: SurveyTemplate;
	/** Undefined until loaded, or on failure. */
	cards: DrawnWith | undefined;
	onOpen: () => void;
	onUse: () => void;
}

/** The full card opens its preview; a locked template keeps its place, and says what it requires. */
export function TemplateCard( { template, cards, onOpen, onUse }: Props ) {
	const lock = lockOf( useSite(), template );
	const id = useId();
	const { key, name, description, length } = template;

	return (
		<li className={ lock ? 'uf-template is-locked' : 'uf-template' }>
			<article className="uf-template__card">
				<div className="uf-template__picture">
					<TemplateQuestion cards={ cards } template={ key } place={ 0 } count={ length.questions } />
				</div>
				<div className="uf-template__text">
					<h3 className="uf-template__name">
						<button
							type="button"
							aria-disabled={ lock !== null || undefined }
							aria-describedby={ id }
							onClick={ onOpen }
						>
							{ name }
						</button>
						{ lock && <PlanBadge feature={ lock.feature } /> }
					</h3>
					<p>{ description.title }</p>
					<ul>
						{ description.list.map( ( point ) => (
							<li key={ point }>{ point }</li>
						) ) }
					</ul>
					<div className="uf-template__end">
						<p id={ id } className="uf-template__foot">
							{ IN_EDITION.plans && lock ? (
								sprintf(
									/* translators: %s: names of add-ons, separated by commas */
									_n( 'Requires %s addon', 'Requires %s addons', lock.addons.length, 'userfeedback' ),
									lock.addons.map( addonName ).join( ', ' )
								)
							) : (
								<TemplateLength length={ length } />
							) }
						</p>
						{ ! lock && (
							<Button
								__next40pxDefaultSize
								variant="primary"
								className="uf-template__use"
								/* translators: %s: name of a template */
								aria-label={ sprintf( __( 'Use template: %s', 'userfeedback' ), name ) }
								onClick={ onUse }
							>
								{ __( 'Use template', 'userfeedback' ) }
							</Button>
						) }
					</div>
				</div>
			</article>
		</li>
	);
}
