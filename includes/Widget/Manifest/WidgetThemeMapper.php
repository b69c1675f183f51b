<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Settings\Theme\AvailableFonts;
use UserFeedback\Settings\Theme\ThemingShape;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\Questions\Picture;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Theme\ColorPalette;
use UserFeedback\Widget\Theme\IconPaths;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Maps the design for the manifest, as in WidgetThemeShape. Ignores settings that the edition lacks, even if they were saved when it
 * had them.
 *
 * @phpstan-type Look array{
 *     color_scheme: string,
 *     widget_color: string,
 *     text_color: string,
 *     button_color: string,
 *     widget_toggle_text: string,
 *     widget_toggle_icon: string,
 *     widget_toggle_color: string,
 *     font: array{family?: string, weight?: string},
 *     position: string,
 *     show_logo: bool,
 *     logo_type: string,
 *     custom_logo: string,
 *     skip_text: string,
 *     next_text: string,
 * }
 */
final class WidgetThemeMapper {

	/** Background and text color of the two themes; `custom` uses the owner's colors. */
	private const THEMES = array(
		'light' => array( '#ffffff', '#23282d' ),
		'dark'  => array( '#333333', '#ffffff' ),
	);

	/** Defaults of every survey; their shades are in widget/survey/ui/styles.css. */
	private const NO_THEME = array(
		'color_scheme'        => 'light',
		'widget_color'        => '#ffffff',
		'text_color'          => '#23282D',
		'button_color'        => '#2D87F1',
		'widget_toggle_color' => '#23282D',
	);

	private const BUBBLE = 'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';

	/** Icons of the button that opens a survey, in the order of Theming::ICONS; a page only gets the selected one. */
	public const TOGGLES = array(
		'field-userfeedback'  => self::BUBBLE . 'M8 8.5h8M8 12.5h5',
		'field-smile'         => 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8 14.5s1.5 2 4 2 4-2 4-2M9 9v1M15 9v1',
		'field-mail-open'     => 'M3 9.5l9-6.5 9 6.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10l9 6 9-6',
		'field-hand-star'     => 'M3 15v6M3 16h3.5l4 1.5H14a1.5 1.5 0 0 1 0 3h-3.5M15 18l4.5-2.3a1.4 1.4 0 0 1 1.4 2.4L14 22l-5-.5-3-1.5H3M13 2.5l1.4 2.8 3.1.5-2.2 2.2.5 3.1-2.8-1.5-2.8 1.5.5-3.1L8.5 5.8l3.1-.5z',
		'field-comments'      => 'M4 3h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H8l-4 3.5V12a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM18.5 8.5H20a2 2 0 0 1 2 2V16a2 2 0 0 1-2 2v3.5L16 18h-5a2 2 0 0 1-2-2',
		'field-comment-star'  => self::BUBBLE . 'M12 6.5l1.2 2.4 2.7.4-1.9 1.9.4 2.7-2.4-1.3-2.4 1.3.4-2.7-1.9-1.9 2.7-.4z',
		'field-comment-heart' => self::BUBBLE . 'M12 14l-3.2-3.1a2 2 0 0 1 2.9-2.9l.3.3.3-.3a2 2 0 0 1 2.9 2.9z',
		'field-comment-edit'  => 'M12 4H5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h2v4l5-4h7a2 2 0 0 0 2-2v-3M18.4 2.6a2 2 0 0 1 2.9 2.9L14.5 12.3l-3.5.7.7-3.5z',
		'field-chevron-down'  => 'M6 9l6 6 6-6',
	);

	/** @param Closure(): IconPaths $icons called only for a question with icons. */
	public function __construct(
		#[Lazy( IconPaths::class )] private readonly Closure $icons,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition
	) {}

	/**
	 * Removes question options that the edition lacks.
	 *
	 * @param Survey $survey with active settings, as candidates have.
	 */
	public function inForce( Survey $survey ): Survey {
		$mayChoose = $this->edition->allows( PlanFeature::QUESTION_OPTIONS );
		return $mayChoose
			? $survey
			: $survey->with(
				questions: array_map( static fn( Question $question ): Question => $question->plain(), $survey->questions ),
				settings: $survey->settings->withThankYou( $survey->settings->thankYou->plain() )
			);
	}

	/**
	 * @param Survey $survey in force.
	 * @return array<string, mixed>
	 */
	public function ofSurvey( Survey $survey, bool $floats ): array {
		/** @var Look $theming */
		$theming                 = $survey->settings->part( 'theming' );
		$behavior                = $survey->settings->part( 'behavior' );
		$isAuto                  = 'auto' === $theming['color_scheme'];
		$theming['color_scheme'] = $isAuto ? 'light' : $theming['color_scheme'];
		$family                  = $theming['font']['family'] ?? '';
		$chosen                  = '' === $family ? null : AvailableFonts::find( $family );
		$weight                  = $chosen?->weight( $theming['font']['weight'] ?? '' ) ?? 400;
		$stylesheet              = $chosen?->stylesheet( $weight ); // Null if the font was removed from the site or isn't on it yet.
		$font                    = null === $stylesheet ? '' : "--font:\"$chosen->family\";--weight:$weight";

		return array(
			'style'      => ( self::isUnchosen( $theming ) ? '' : self::tones( $theming ) ) . $font,
			'dark'       => $isAuto ? self::tones( array( 'color_scheme' => 'dark' ) + $theming ) . $font : '',
			'position'   => $floats ? $theming['position'] : 'bottom_right',
			'icon'       => self::TOGGLES[ $theming['widget_toggle_icon'] ] ?? self::TOGGLES[ ThemingShape::ICONS[8] ],
			'label'      => $theming['widget_toggle_text'],
			'stylesheet' => $stylesheet ?? '',
			'logo'       => $theming['show_logo'] ? self::logo( $theming ) : 'none',
			'image'      => 'custom' === $theming['logo_type'] ? $theming['custom_logo'] : '',
			'skip'       => self::words( $theming['skip_text'], 'skip_text' ),
			'next'       => self::words( $theming['next_text'], 'next_text' ),
			'minimized'  => true === ( $behavior['start_minimized'] ?? false ),
		);
	}

	/** @return array<string, mixed> */
	public function ofQuestion( Question $question ): array {
		return array(
			'images'     => $question->type->hasImages()
				? array_map( static fn( Picture $picture ): string => $picture->image, $question->pictures )
				: array(),
			'icons'      => $question->type->hasIcons()
				? array_map( fn( Picture $picture ): string => ( $this->icons )()->path( $picture->iconName ), $question->pictures )
				: array(),
			'icon_color' => self::whole( $question->iconColor ),
			'icon_size'  => $question->iconPixels(),
			'randomize'  => $question->randomize && $question->type->allowsRandomizing(),
		);
	}

	/** Returns the survey's own text, otherwise the site's, otherwise the translation. */
	private static function words( string $own, string $name ): string {
		return '' === $own ? VisitorSettings::text( $name ) : $own;
	}

	/** @param Look $theming */
	private static function tones( array $theming ): string {
		list( $card, $text ) = self::THEMES[ $theming['color_scheme'] ] ?? array(
			self::whole( $theming['widget_color'] ),
			self::whole( $theming['text_color'] ),
		);
		$style               = 'color-scheme:' . ( ColorPalette::isDark( $card ) ? 'dark' : 'light' ) . ';';
		foreach ( ColorPalette::of(
			$card,
			$text,
			self::whole( $theming['button_color'] ),
			self::whole( $theming['widget_toggle_color'] )
		) as $name => $tone ) {
			$style .= "--$name:$tone;";
		}
		return $style;
	}

	/** @param Look $theming */
	private static function isUnchosen( array $theming ): bool {
		foreach ( self::NO_THEME as $name => $default ) {
			if ( strtolower( $default ) !== strtolower( $theming[ $name ] ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Treats a custom logo without an image as no logo.
	 *
	 * @param Look $theming
	 */
	private static function logo( array $theming ): string {
		$isMissing = 'custom' === $theming['logo_type'] && '' === $theming['custom_logo'];
		return ! $isMissing && in_array( $theming['logo_type'], ThemingShape::LOGOS, true ) ? $theming['logo_type'] : 'none';
	}

	/** `#abc` means `#aabbcc`. */
	private static function whole( string $color ): string {
		return strtolower( 4 === strlen( $color ) ? (string) preg_replace( '/[0-9a-f]/i', '$0$0', $color ) : $color );
	}
}
