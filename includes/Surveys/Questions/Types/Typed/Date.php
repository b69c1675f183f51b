<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Typed;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A date such as `2026-11-28`, which the owner can limit. Results show the earliest, the median, and the latest date. */
final class Date extends QuestionType {

	/** Height of a field with one line. */
	private const FIELD = 44;

	public function isExtra(): bool {
		return true;
	}

	public function isQuantitative(): bool {
		return true;
	}

	public function isDate(): bool {
		return true;
	}

	/** @return array{min_date: string, max_date: string} Earlier years are typing errors, such as 26 for 2026. */
	protected function defaults(): array {
		return array(
			'min_date' => Limits::FIRST_DATE,
			'max_date' => Limits::LAST_DATE,
		);
	}

	public function configFaults( array $config ): array {
		list( 'min_date' => $min, 'max_date' => $max ) = $config + $this->defaults();
		return match ( true ) {
			$this->orderOf( $min ) < $this->orderOf( Limits::FIRST_DATE ) => array(
				'min_date' => new RefusedValue( 'min_date', Limits::FIRST_DATE ),
			),
			null === $this->orderOf( $max )                               => array( 'max_date' => new RefusedValue( 'date' ) ),
			$max < $min                                                   => array( 'max_date' => new RefusedValue( 'min_date', $min ) ),
			default                                                       => array(),
		};
	}

	public function comparisons(): array {
		return array( '=', '!=', '<', '>' );
	}

	/** The digits of a date have the order of the dates. */
	public function orderOf( string $stored ): ?int {
		return StringFormat::fits( 'date', $stored ) ? (int) str_replace( '-', '', $stored ) : null;
	}

	public function read( mixed $given, array $options ): string|RefusedValue|null {
		if ( ! is_string( $given ) ) {
			return new RefusedValue( 'type' );
		}
		list( 'min_date' => $min, 'max_date' => $max ) = $this->config() + $this->defaults();
		return match ( true ) {
			'' === $given                      => null,
			null === $this->orderOf( $given )  => new RefusedValue( 'date' ),
			$given < $min                      => new RefusedValue( 'min_date', $min ),
			$given > $max                      => new RefusedValue( 'max_date', $max ),
			default                            => $given,
		};
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::DATES;
	}

	public function sample( array $options, string $text ): string {
		list( 'min_date' => $min, 'max_date' => $max ) = $this->config() + $this->defaults();
		return max( $min, min( $max, '2026-03-14' ) );
	}

	public function draftHint(): string {
		return 'a date, such as the day of a visit';
	}

	public function seconds(): int {
		return 10;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::FIELD;
	}
}
