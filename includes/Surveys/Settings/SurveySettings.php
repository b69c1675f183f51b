<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Settings of one survey. Parts that only the browser uses are stored in the contract's shape, always complete.
 *
 * @phpstan-type Part array<string, mixed>
 */
final class SurveySettings {

	/** The share of all visitors, per thousand; Limits isn't loaded on their pages. */
	public const ALL_VISITORS = 1000;

	/** Defaults of single values, each stored as its default's type. */
	private const OPTIONS = array(
		'enable_tracking' => false,
		'for_team'        => false,
	);

	/**
	 * Defaults of the parts stored in their own shape, in storage order. The contract says the same, but isn't loaded here,
	 * because every page with a survey reads this.
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
			'timing'            => 'immediate',
			'timing_delay'      => 20,
			'display_length'    => 'until_response',
			'run_time'          => 'indefinitely',
			'expire_at'         => null,
			'start_minimized'   => false,
			'ask_again_days'    => 0,
			'max_responses'     => null,
			'spread_days'       => null,
			'hard_limit'        => false,
			'late_message'      => '',
			'quotas'            => array(),
			'quiet'             => 'site',
			'quiet_days'        => 90,
			'share'             => self::ALL_VISITORS,
			'drop_off'          => false,
			'keep_partial'      => false,
			'keep_partial_text' => false,
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
		'share_page'    => array(
			'enabled' => false,
			'slug'    => '',
			'heading' => '',
			'embed'   => false,
			'invited' => false,
		),
	);

	public readonly bool $enableTracking;
	public readonly bool $forTeam;

	/**
	 * @param array<string, scalar> $options
	 * @param array<string, Part>   $parts   by name, each complete.
	 */
	private function __construct( public readonly ThankYou $thankYou, private readonly array $options, private readonly array $parts ) {
		$this->enableTracking = true === $options['enable_tracking'];
		$this->forTeam        = true === $options['for_team'];
	}

	/** Returns the defaults. */
	public static function defaults( ThankYou $thankYou ): self {
		return new self( $thankYou, self::OPTIONS, self::DEFAULTS );
	}

	/**
	 * Reads leniently: a part, or a value in one, that an older version didn't store gets its default.
	 *
	 * @param array<array-key, mixed> $stored
	 */
	public static function fromStored( array $stored ): self {
		$thanks = $stored['thank_you'] ?? null;
		return self::defaults( ThankYou::fromArray( is_array( $thanks ) ? $thanks : array() ) )
			->changed( array_diff_key( $stored, array( 'thank_you' => null ) ) );
	}

	/** @param array<array-key, mixed> $sent parts that replace the current ones, checked against SurveySettingsShape. */
	public function changed( array $sent ): self {
		$options = $this->options;
		foreach ( self::OPTIONS as $name => $default ) {
			$value            = $sent[ $name ] ?? null;
			$options[ $name ] = is_scalar( $value ) && gettype( $value ) === gettype( $default ) ? $value : $options[ $name ];
		}
		$parts = $this->parts;
		foreach ( self::DEFAULTS as $name => $default ) {
			if ( is_array( $sent[ $name ] ?? null ) ) {
				$parts[ $name ] = array_replace( $default, array_intersect_key( $sent[ $name ], $default ) );
			}
		}
		$thanks = is_array( $sent['thank_you'] ?? null ) ? ThankYou::fromArray( $sent['thank_you'] ) : $this->thankYou;

		return new self( $thanks, $options, $parts );
	}

	public function withThankYou( ThankYou $thankYou ): self {
		return new self( $thankYou, $this->options, $this->parts );
	}

	/** Hides a draft from the team, and removes its own page. A copy starts like this. */
	public function forNobody(): self {
		$copy = new self( $this->thankYou, array( 'for_team' => false ) + $this->options, $this->parts );
		return $copy->with(
			'share_page',
			array(
				'enabled' => false,
				'slug'    => '',
			)
		);
	}

	/** Resets a part to its defaults. */
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

	/** @return array<string, mixed> as stored and shown, SurveySettingsShape::stored(). */
	public function toArray(): array {
		return array_replace( self::OPTIONS, $this->options )
			+ array( 'thank_you' => $this->thankYou->toArray() )
			+ array_replace( self::DEFAULTS, $this->parts );
	}

	/** @param array<string, Part> $parts by name, each complete. */
	private function having( array $parts ): self {
		return new self( $this->thankYou, $this->options, $parts );
	}
}
