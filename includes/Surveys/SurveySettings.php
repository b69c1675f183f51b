<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Contract\Schema\SurveySettings as Shape;
use UserFeedback\Contract\Validation\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The settings of one survey. Parts that only the browser decides on are kept as the contract shapes them, always whole.
 *
 * @phpstan-type Part array<string, mixed>
 */
final class SurveySettings {

	/** Parts that are kept under their shape, in the order they are stored. */
	private const PARTS = array( 'targeting', 'geo_targeting', 'behavior', 'theming', 'google_drive' );

	/** @param array<string, Part> $parts by name, each whole. */
	private function __construct( public readonly ThankYou $thank_you, public readonly bool $enable_tracking, private readonly array $parts ) {}

	/** What a new survey has. */
	public static function defaults( ThankYou $thank_you ): self {
		return new self( $thank_you, false, self::defaultParts() );
	}

	/**
	 * Reading is lenient: a part that an older version did not know has its default, and so has what is missing in one.
	 *
	 * @param array<array-key, mixed> $stored
	 */
	public static function fromStored( array $stored ): self {
		$thanks = $stored['thank_you'] ?? null;
		return self::defaults( ThankYou::fromArray( is_array( $thanks ) ? $thanks : array() ) )->changed( array_diff_key( $stored, array( 'thank_you' => null ) ) );
	}

	/** @param array<array-key, mixed> $sent parts that replace these; they were checked against Schema\SurveySettings. */
	public function changed( array $sent ): self {
		$parts = $this->parts;
		foreach ( self::defaultParts() as $name => $default ) {
			if ( is_array( $sent[ $name ] ?? null ) ) {
				$parts[ $name ] = array_replace( $default, array_intersect_key( $sent[ $name ], $default ) );
			}
		}
		$thanks   = is_array( $sent['thank_you'] ?? null ) ? ThankYou::fromArray( $sent['thank_you'] ) : $this->thank_you;
		$tracking = $sent['enable_tracking'] ?? $this->enable_tracking;

		return new self( $thanks, true === $tracking, $parts );
	}

	public function withThankYou( ThankYou $thank_you ): self {
		return new self( $thank_you, $this->enable_tracking, $this->parts );
	}

	/** With a part as it is in a new survey. */
	public function reset( string $part ): self {
		return new self( $this->thank_you, $this->enable_tracking, array( $part => self::defaultParts()[ $part ] ) + $this->parts );
	}

	/** @param Part $change */
	public function with( string $part, array $change ): self {
		return new self( $this->thank_you, $this->enable_tracking, array( $part => array_replace( $this->parts[ $part ], $change ) ) + $this->parts );
	}

	/** @return Part */
	public function part( string $name ): array {
		return $this->parts[ $name ];
	}

	/** @return array<string, mixed> as it is stored and shown, Schema\SurveySettings::stored(). */
	public function toArray(): array {
		return array(
			'enable_tracking' => $this->enable_tracking,
			'thank_you'       => $this->thank_you->toArray(),
		) + array_replace( array_flip( self::PARTS ), $this->parts );
	}

	/** @return array<string, Part> */
	private static function defaultParts(): array {
		static $defaults = null;
		if ( null === $defaults ) {
			$defaults = array();
			foreach ( array_intersect_key( Shape::parts(), array_flip( self::PARTS ) ) as $name => $shape ) {
				$defaults[ $name ] = Validator::body( $shape, array() )->value;
			}
		}
		/** @var array<string, Part> $whole every property of these shapes has a default. */
		$whole = $defaults;
		return $whole;
	}
}
