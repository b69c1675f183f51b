import { Notice } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import type { SurveyTemplate } from '@/contract/types';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { BLANK, categoriesOf, shownTemplates } from './gallery';
import { lockOf } from '../template/template-lock';
import { useGalleryView } from './use-gallery-view';
import { useChoiceFromOtherPage } from '../use-choice-from-other-page';
import { useTemplateChoice } from '../use-template-choice';
import { GalleryRail } from './GalleryRail';
import { GalleryTools } from './GalleryTools';
import { NoTemplates } from './NoTemplates';
import { ReplaceDialog } from '../ReplaceDialog';
import { TemplateDialog } from '../template/TemplateDialog';
import { TemplateList } from './TemplateList';
import './Gallery.scss';

export function Gallery( { templates }: { templates: readonly SurveyTemplate[] } ) {
	const site = useSite();
	const upgrade = useUpgrade();
	const categories = useMemo( () => categoriesOf( templates ), [ templates ] );
	const { view, change, address } = useGalleryView( categories.map( ( { name } ) => name ) );
	const choice = useTemplateChoice( templates );
	const [ opened, open ] = useState< SurveyTemplate | null >( null );
	// Locked templates last: otherwise a site without a plan has to search for the few that it can use.
	const isLocked = ( template: SurveyTemplate ) => Number( lockOf( site, template ) !== null );
	const shown = shownTemplates( templates, view ).sort( ( one, other ) => isLocked( one ) - isLocked( other ) );
	const blank = templates.find( ( { key } ) => key === BLANK );

	/** For locked templates, opens the upgrade dialog instead. */
	const unlessLocked = ( then: ( template: SurveyTemplate ) => void ) => ( template: SurveyTemplate ) => {
		const lock = lockOf( site, template );
		if ( lock ) {
			upgrade( lock.feature, { addons: lock.addons } );
		} else {
			then( template );
		}
	};

	useChoiceFromOtherPage( templates, unlessLocked( choice.choose ) );

	return (
		<div className="uf-setup">
			<GalleryRail
				categories={ categories }
				view={ view }
				address={ address }
				onStartBlank={ () => blank && choice.choose( blank ) }
			/>
			<div className="uf-setup__main">
				<GalleryTools view={ view } change={ change } />
				{ IN_EDITION.plans && site.is_pro && ! site.is_licensed && (
					<Notice status="warning" isDismissible={ false }>
						{ __( 'Enter a valid license key to use the premium templates.', 'userfeedback' ) }
					</Notice>
				) }
				{ IN_EDITION[ 'extra-question-types' ] && view.category === 'loyalty' && (
					<p className="uf-setup__note">
						{ __(
							'NPS surveys ask how likely people are to recommend you, from 1 to 10, and track that score over time.',
							'userfeedback'
						) }
					</p>
				) }
				<p className="screen-reader-text" role="status">
					{ sprintf(
						/* translators: %s: number of templates */
						_n( '%s template', '%s templates', shown.length, 'userfeedback' ),
						formatNumber( shown.length )
					) }
				</p>
				{ shown.length === 0 ? (
					<NoTemplates search={ view.search } onReset={ () => change( { search: '', category: null } ) } />
				) : (
					<TemplateList
						templates={ shown }
						onOpen={ unlessLocked( open ) }
						onUse={ unlessLocked( choice.choose ) }
					/>
				) }
			</div>
			{ opened && (
				<TemplateDialog
					template={ opened }
					onUse={ () => {
						open( null );
						choice.choose( opened );
					} }
					onClose={ () => open( null ) }
				/>
			) }
			{ choice.asked && <ReplaceDialog { ...choice } /> }
		</div>
	);
}
