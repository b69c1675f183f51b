<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The comparison of a survey with another version of it, as stored with each of the two. Pure. */
final class Comparison {

	/** One of Limits::LIFTS. */
	public const DEFAULT_LIFT = 20;

	/**
	 * @param int         $with      id of the other survey.
	 * @param bool        $isVersion true for the copy, false for the original.
	 * @param string|null $startedOn the site's day on which both were live; null until then.
	 * @param string|null $endedOn   the day on which one of them was taken offline; null until then.
	 * @param bool        $isSplit   false where a page asks for one of the two: all visitors see that one. Not stored.
	 */
	public function __construct(
		public readonly int $with,
		public readonly bool $isVersion,
		public readonly int $lift = self::DEFAULT_LIFT,
		public readonly ?string $startedOn = null,
		public readonly ?string $endedOn = null,
		public readonly bool $isSplit = true
	) {}

	/** Returns null for a text that isn't from toStored(). */
	public static function fromStored( string $json ): ?self {
		$stored = json_decode( $json, true );
		if ( ! is_array( $stored ) || ! is_int( $stored['with'] ?? null ) ) {
			return null;
		}
		$day = static fn( mixed $value ): ?string => is_string( $value ) ? $value : null;
		return new self(
			$stored['with'],
			'version' === ( $stored['role'] ?? null ),
			is_int( $stored['lift'] ?? null ) ? $stored['lift'] : self::DEFAULT_LIFT,
			$day( $stored['started_on'] ?? null ),
			$day( $stored['ended_on'] ?? null )
		);
	}

	/** @return array{with: int, role: string, lift: int, started_on: string|null, ended_on: string|null} VersionShape::comparison(). */
	public function toArray(): array {
		return array(
			'with'       => $this->with,
			'role'       => $this->isVersion ? 'version' : 'original',
			'lift'       => $this->lift,
			'started_on' => $this->startedOn,
			'ended_on'   => $this->endedOn,
		);
	}

	/** Each visitor sees only one of the two surveys. */
	public function isRunning(): bool {
		return null !== $this->startedOn && null === $this->endedOn;
	}

	public function hasEnded(): bool {
		return null !== $this->endedOn;
	}

	public function forAll(): self {
		return new self( $this->with, $this->isVersion, $this->lift, $this->startedOn, $this->endedOn, false );
	}

	public function withLift( int $lift ): self {
		return new self( $this->with, $this->isVersion, $lift, $this->startedOn, $this->endedOn );
	}

	public function startedOn( string $day ): self {
		return new self( $this->with, $this->isVersion, $this->lift, $day );
	}

	public function endedOn( string $day ): self {
		return new self( $this->with, $this->isVersion, $this->lift, $this->startedOn, $day );
	}
}
