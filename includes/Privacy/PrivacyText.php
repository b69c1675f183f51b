<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\FeatureIndex;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The suggested text for the site's privacy policy, based on the current settings. */
final class PrivacyText {

	/**
	 * @param string   $ipStorage the setting: none, truncated or full.
	 * @param int      $spamDays  see Moderation\DeleteOldSpam.
	 * @param int|null $days      retention of responses in days; null for unlimited
	 * @return string HTML.
	 */
	public static function of( string $ipStorage, int $spamDays, ?int $days ): string {
		$html = '<p class="privacy-policy-tutorial">' . esc_html__(
			'Surveys on this site ask visitors questions. Explain here what you ask and why, how long you keep the answers, and who else receives them. New responses may be sent by email, depending on each survey’s notification settings.',
			'userfeedback'
		);
		foreach ( array_column( self::ofFeatures(), 'recipients' ) as $sentence ) {
			$html .= ' ' . esc_html( $sentence );
		}
		$html .= '</p>';
		foreach ( self::parts( $ipStorage, $spamDays, $days ) as $title => $sentences ) {
			$html .= '<h3>'
				. esc_html( $title )
				. '</h3><p><strong class="privacy-policy-tutorial">'
				. esc_html__( 'Suggested text:', 'userfeedback' )
				. ' </strong>'
				. esc_html( implode( ' ', $sentences ) )
				. '</p>';
		}
		return $html;
	}

	/** @return array<string, list<string>> */
	private static function parts( string $ipStorage, int $spamDays, ?int $days ): array {
		return array(
			__( 'Survey responses', 'userfeedback' ) => array(
				__(
					'When you answer a survey, we store your answers, the time, the page you answered on, and basic details about your browser, operating system, and device type. If surveys target specific countries, we also store the country you answered from.',
					'userfeedback'
				),
				__(
					'Some surveys also store values that the page provides, such as your plan or the campaign in the page’s URL.',
					'userfeedback'
				),
				__(
					'Some surveys also record which questions you saw, answered, or skipped, and for how long, even if you don’t send your answers. This record has your device type and the page’s language, but nothing that identifies you. We keep only totals of it, and delete it within 10 days.',
					'userfeedback'
				),
				__(
					'Some surveys keep the choices and ratings you gave even if you leave without sending them, with your device type and the page’s language.',
					'userfeedback'
				),
				__(
					'Some surveys also keep what you type even if you leave without sending it. They tell you so before you type. We keep these unfinished answers as long as answers that you send.',
					'userfeedback'
				),
				self::address( $ipStorage ),
				self::time( $days ),
				sprintf(
					/* translators: %s: a number of days. */
					_n(
						'Answers that look automated are deleted after %s day.',
						'Answers that look automated are deleted after %s days.',
						$spamDays,
						'userfeedback'
					),
					number_format_i18n( $spamDays )
				),
				__(
					'If you included your email address in an answer, you can ask us for a copy of your answers or ask us to delete them.',
					'userfeedback'
				),
			),
			...array_merge( array(), ...array_column( self::ofFeatures(), 'parts' ) ),
			__( 'Survey cookies and storage', 'userfeedback' ) => array(
				__(
					'For up to one year, the cookies userfeedback-survey-{number} and userfeedback-survey-{number}-minimized remember whether you’ve seen, answered, closed, or minimized a survey, so we know whether to show it again.',
					'userfeedback'
				),
				...array_column( self::ofFeatures(), 'storage' ),
				__(
					'If we limit how often surveys appear, or which visitors see them, your browser’s local storage (userfeedback-shown) keeps when surveys were shown to you, and a random number that selects surveys for some of our visitors. Neither is sent to us.',
					'userfeedback'
				),
				__(
					'Your browser’s local storage (userfeedback-queue) keeps answers until they are sent. Its session storage (userfeedback-visit) keeps a survey you’ve started until you close the tab.',
					'userfeedback'
				),
			),
		);
	}

	/** @return list<array{recipients?: string, parts?: array<string, list<string>>, storage?: string}> see Feature::privacyText(). */
	private static function ofFeatures(): array {
		return array_map( static fn( string $feature ): array => $feature::privacyText(), FeatureIndex::PRIVACY_TEXTS );
	}

	private static function time( ?int $days ): string {
		return null === $days
			? __( 'We keep your answers until we delete them.', 'userfeedback' )
			: sprintf(
				/* translators: %s: a number of days. */
				_n( 'Your answers are deleted after %s day.', 'Your answers are deleted after %s days.', $days, 'userfeedback' ),
				number_format_i18n( $days )
			);
	}

	private static function address( string $ipStorage ): string {
		return match ( $ipStorage ) {
			'truncated' => __( 'We store only the first part of your IP address, which identifies your network but not you.', 'userfeedback' ),
			'full'      => __( 'We store your IP address.', 'userfeedback' ),
			default     => __(
				'We don’t store your IP address. To limit how many answers can be sent, we keep a hashed form of it for up to one day.',
				'userfeedback'
			),
		};
	}
}
