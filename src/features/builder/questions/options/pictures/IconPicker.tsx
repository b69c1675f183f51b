import { Button, SearchControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __, _n } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import type { PicturedOption } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { iconChoices } from './get-icons';
import { foundIcons } from './icon-search';
import { IconGrid } from './IconGrid';

interface Props {
	label: string;
	/** Name of an icon; empty for none. */
	chosen: string;
	onChoose: ( icon: NonNullable< PicturedOption[ 'icon' ] > ) => void;
}

/** Arrow down moves from the search to the icons; arrow up in their first row goes back. */
export function IconPicker( { label, chosen, onChoose }: Props ) {
	const { data: icons, isError, refetch } = useQuery( iconChoices );
	const [ search, setSearch ] = useState( '' );
	const whole = useRef< HTMLDivElement >( null );
	const found = foundIcons( icons ?? [], search );
	const focus = ( selector: string ) => whole.current?.querySelector< HTMLElement >( selector )?.focus();

	return (
		<div ref={ whole } role="dialog" aria-label={ label }>
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search icons', 'userfeedback' ) }
				placeholder={ __( 'Search icons', 'userfeedback' ) }
				value={ search }
				onChange={ setSearch }
				onKeyDown={ ( { key } ) => key === 'ArrowDown' && focus( '[role="option"][tabindex="0"]' ) }
			/>
			<div className="uf-icons__found">
				{ isError ? (
					<p role="alert">
						{ __( 'Couldn’t load the icons.', 'userfeedback' ) }{ ' ' }
						<Button variant="link" onClick={ () => void refetch() }>
							{ __( 'Try again', 'userfeedback' ) }
						</Button>
					</p>
				) : (
					found.length > 0 && (
						<IconGrid
							key={ search }
							icons={ found }
							chosen={ chosen }
							onChoose={ onChoose }
							onLeave={ () => focus( 'input' ) }
						/>
					)
				) }
			</div>
			<div className="uf-icons__foot">
				<p role="status">
					{ isError ? '' : icons ? countText( found.length ) : __( 'Loading icons', 'userfeedback' ) }
				</p>
				{ chosen !== '' && (
					<Button
						size="compact"
						variant="tertiary"
						isDestructive
						onClick={ () => onChoose( { style: '', name: '' } ) }
					>
						{ __( 'Remove icon', 'userfeedback' ) }
					</Button>
				) }
			</div>
		</div>
	);
}

function countText( count: number ): string {
	return count === 0
		? __( 'No icons found. Try another English word.', 'userfeedback' )
		: sprintf(
				/* translators: %s: a number of icons */
				_n( '%s icon', '%s icons', count, 'userfeedback' ),
				formatNumber( count )
			);
}
