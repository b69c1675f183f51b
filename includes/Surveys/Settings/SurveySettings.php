<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The settings of one survey. Parts that only the browser decides on are kept as the contract shapes them, always whole.
 *
 * @phpstan-type Part array<string, mixed>
 */
final class SurveySettings {

	/**
	 * Parts that are kept under their shape, in the order they are stored, as they are in a new survey. The contract
	 * says the same; it is not asked, because every page with a survey reads this.
	 */
	private const DEFAULTS = array(
		'targeting'     => array(
			'devices'    => array( 'desktop', 'tablet', 'mobile' ),
			'pages'      => 'all',
			'page_rules' => array(),
		),
		'geo_targeting' => array(
			'target'    => 'all',
			'countries' => array(),
		),
		'behavior'      => array(
			'timing'          => 'immediate',
			'timing_delay'    => 20,
			'display_length'  => 'until_response',
			'run_time'        => 'indefinitely',
			'expire_at'       => null,
			'start_minimized' => false,
			'ask_again_days'  => 0,
		),
		'theming'       => array(
			'color_scheme'        => 'light',
			'widget_color'        => '#ffffff',
			'text_color'          => '#23282D',
			'button_color'        => '#2D87F1',
			'widget_toggle_text'  => '',
			'widget_toggle_icon'  => 'field-userfeedback',
			'widget_toggle_color' => '#23282D',
			'font'                => array(
				'family' => '',
				'weight' => '',
			),
			'position'            => 'bottom_right',
			'show_logo'           => true,
			'logo_type'           => 'none',
			'custom_logo'         => '',
			'skip_text'           => '',
			'next_text'           => '',
		),
		'google_drive'  => array(
			'enable'    => false,
			'file_name' => '',
		),
	);

	/** @param array<string, Part> $parts by name, each whole. */
	private function __construct(
		public readonly ThankYou $thankYou,
		public readonly bool $enableTracking,
		public readonly bool $forTeam,
		private readonly array $parts
	) {}

	/** What a new survey has. */
	public static function defaults( ThankYou $thankYou ): self {
		return new self( $thankYou, false, false, self::DEFAULTS );
	}

	/**
	 * Reading is lenient: a part that an older version did not know has its default, and so has what is missing in one.
	 *
	 * @param array<array-key, mixed> $stored
	 */
	public static function fromStored( array $stored ): self {
		$thanks = $stored['thank_you'] ?? null;
		return self::defaults( ThankYou::fromArray( is_array( $thanks ) ? $thanks : array() ) )
			->changed( array_diff_key( $stored, array( 'thank_you' => null ) ) );
	}

	/** @param array<array-key, mixed> $sent parts that replace these; they were checked against SurveySettingsShape. */
	public function changed( array $sent ): self {
		$parts = $this->parts;
		foreach ( self::DEFAULTS as $name => $default ) {
			if ( is_array( $sent[ $name ] ?? null ) ) {
				$parts[ $name ] = array_replace( $default, array_intersect_key( $sent[ $name ], $default ) );
			}
		}
		$thanks   = is_array( $sent['thank_you'] ?? null ) ? ThankYou::fromArray( $sent['thank_you'] ) : $this->thankYou;
		$tracking = $sent['enable_tracking'] ?? $this->enableTracking;
		$forTeam  = $sent['for_team'] ?? $this->forTeam;

		return new self( $thanks, true === $tracking, true === $forTeam, $parts );
	}

	public function withThankYou( ThankYou $thankYou ): self {
		return new self( $thankYou, $this->enableTracking, $this->forTeam, $this->parts );
	}

	/** Not shown to the team, as a copy is until somebody says so. */
	public function forNobody(): self {
		return new self( $this->thankYou, $this->enableTracking, false, $this->parts );
	}

	/** With a part as it is in a new survey. */
	public function reset( string $part ): self {
		return $this->having( array( $part => self::DEFAULTS[ $part ] ) + $this->parts );
	}

	/** @param Part $change */
	public function with( string $part, array $change ): self {
		return $this->having( array( $part => array_replace( $this->parts[ $part ], $change ) ) + $this->parts );
	}

	/** @return Part */
	public function part( string $name ): array {
		return $this->parts[ $name ];
	}

	/** @return array<string, mixed> as it is stored and shown, SurveySettingsShape::stored(). */
	public function toArray(): array {
		return array(
			'enable_tracking' => $this->enableTracking,
			'for_team'        => $this->forTeam,
			'thank_you'       => $this->thankYou->toArray(),
		) + array_replace( self::DEFAULTS, $this->parts );
	}

	/** @param array<string, Part> $parts by name, each whole. */
	private function having( array $parts ): self {
		return new self( $this->thankYou, $this->enableTracking, $this->forTeam, $parts );
	}
}
