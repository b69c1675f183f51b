import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { CopyShortcode } from '@/components/ui/actions/CopyShortcode';
import type { StartStep } from '@/features/about/model/start-steps';
import { formatNumber } from '@/lib/format';
import { LinkOut } from '@/components/ui/actions/LinkOut';

export function StartStepRow( { step, place }: { step: StartStep; place: number } ) {
	const { title, text, isDone, isOptional, link, survey } = step;

	return (
		<li className="uf-card uf-start__step">
			<span className={ isDone === true ? 'uf-start__mark is-done' : 'uf-start__mark' } aria-hidden="true">
				{ isDone === true ? <Icon icon={ check } size={ 20 } /> : formatNumber( place ) }
			</span>
			<div className="uf-start__words">
				<h3 className="uf-card__title">
					{ title }
					{ isDone === true && (
						<span className="uf-badge uf-badge--publish uf-start__done">
							{ __( 'Done', 'userfeedback' ) }
						</span>
					) }
					{ isOptional === true && (
						<span className="uf-badge uf-start__done">{ __( 'Optional', 'userfeedback' ) }</span>
					) }
				</h3>
				<p className="uf-reading__soft">{ text }</p>
				{ survey !== undefined && <CopyShortcode surveyId={ survey } /> }
			</div>
			{ link.isOnSite === true ? (
				<LinkOut href={ link.href }>{ link.label }</LinkOut>
			) : (
				<Button __next40pxDefaultSize variant="secondary" href={ link.href }>
					{ link.label }
				</Button>
			) }
		</li>
	);
}
