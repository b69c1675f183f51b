import { Button, Dropdown } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { starEmpty } from '@wordpress/icons';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { iconChoices } from './get-icons';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { iconWords } from './icon-search';
import { DrawnIcon } from './DrawnIcon';
import { IconPicker } from './IconPicker';
import type { PictureProps } from './picture-props';
import '@/components/forms/image/picked-image.scss';
import './pictures.scss';

/** The icon of an option. */
export function IconPicture( { question, option, place, isWrong }: PictureProps ) {
	const dispatch = useDispatch();
	const name = option.icon?.name ?? '';
	const { data: icons } = useQuery( { ...iconChoices, enabled: name !== '' } );
	const path = icons?.find( ( { icon } ) => icon === name )?.path;
	const number = formatNumber( place + 1 );
	/* translators: %s: number of an option */
	const chooseLabel = sprintf( __( 'Choose an icon for option %s', 'userfeedback' ), number );
	const label =
		name === ''
			? chooseLabel
			: /* translators: 1: number of an option, 2: name of an icon, in English */
				sprintf( __( 'Icon for option %1$s: %2$s', 'userfeedback' ), number, iconWords( name ) );

	return (
		<span className={ `uf-picture ${ isWrong ? 'is-wrong' : '' }` }>
			<Dropdown
				popoverProps={ { placement: 'bottom-start' } }
				contentClassName="uf-icons"
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						data-field={ fieldName( { question, option: option.id }, 'icon' ) }
						className={ `uf-picture__button ${ name === '' ? 'is-empty' : '' }` }
						icon={ name === '' ? starEmpty : <DrawnIcon path={ path ?? '' } /> }
						label={ label }
						aria-haspopup="dialog"
						aria-expanded={ isOpen }
						onClick={ onToggle }
					/>
				) }
				renderContent={ ( { onClose } ) => (
					<IconPicker
						label={ chooseLabel }
						chosen={ name }
						onChoose={ ( icon ) => {
							dispatch( {
								type: 'done',
								operation: { type: 'set', question, option: option.id, path: 'icon', value: icon },
							} );
							onClose();
						} }
					/>
				) }
			/>
		</span>
	);
}
