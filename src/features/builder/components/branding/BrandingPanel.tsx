import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { memo, useId, useState } from 'react';
import { useTheming } from '@/features/builder/model/branding/use-theming';
import { BrandingFields } from '@/components/branding/BrandingFields';
import '@/components/branding/Branding.scss';

interface Props {
	/** One of its fields is asked for. */
	isAsked: boolean;
	/** It was closed by hand, and nothing of it is asked for any more. */
	onClose: () => void;
}

/** What the survey looks like, below what it looks like. */
export const BrandingPanel = memo( function BrandingPanel( { isAsked, onClose }: Props ) {
	const looks = useTheming();
	const [ isOpen, setOpen ] = useState( false );
	const [ wasAsked, setAsked ] = useState( false );
	if ( isAsked !== wasAsked ) {
		setAsked( isAsked );
		setOpen( isOpen || isAsked );
	}
	const id = useId();

	return (
		<section className="uf-branding" aria-labelledby={ `${ id }-title` }>
			<h3 className="uf-branding__title" id={ `${ id }-title` }>
				<Button
					className="uf-branding__toggle"
					data-field="settings.theming"
					icon={ isOpen ? chevronDown : chevronUp }
					iconPosition="right"
					aria-expanded={ isOpen }
					aria-controls={ id }
					onClick={ () => {
						setOpen( ! isOpen );
						if ( isOpen ) {
							onClose();
						}
					} }
				>
					{ IN_EDITION.branding ? __( 'Branding', 'userfeedback' ) : __( 'Look', 'userfeedback' ) }
				</Button>
			</h3>
			<div id={ id } className="uf-branding__fields" hidden={ ! isOpen }>
				{ isOpen &&
					( looks.theming === null ? (
						<p className="uf-locked">
							{ __(
								'A new survey takes the look of the site’s settings. Once it is saved, it has its own here.',
								'userfeedback'
							) }
						</p>
					) : (
						<BrandingFields theming={ looks.theming } looks={ looks } />
					) ) }
			</div>
		</section>
	);
} );
