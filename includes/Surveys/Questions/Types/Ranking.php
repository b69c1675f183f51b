<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;
use UserFeedback\Surveys\Questions\Types\Base\Scale;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Items that visitors put in order. Each item is a row, whose answer is its rank: 1 for the first one. The type of a row is the same
 * class, so that stored ranks are read with the name of the question's type.
 */
final class Ranking extends Scale {

	/** Space between two items. */
	private const BETWEEN = 8;

	/** Space above the line that says how to answer, and its characters. */
	private const ABOVE = 4;
	private const HELP  = 60;

	/** @var array<int, self> the type of a row, by the number of rows. */
	private static array $ranks = array();

	/** How many items a rank is out of; 0 for the question with all of them. */
	private int $items = 0;

	public function rowType( int $rows = 1 ): ?self {
		if ( $this->items > 0 ) {
			return null;
		}
		if ( ! isset( self::$ranks[ $rows ] ) ) {
			self::$ranks[ $rows ]        = new self( $this->name );
			self::$ranks[ $rows ]->items = max( 1, $rows );
		}
		return self::$ranks[ $rows ];
	}

	public function ranksRows(): bool {
		return true;
	}

	public function allowsRandomizing(): bool {
		return true;
	}

	public function allowsComment(): bool {
		return false;
	}

	public function advancesOnChoice(): bool {
		return false;
	}

	public function scale(): int {
		return $this->items;
	}

	public function knownValues( array $options ): array {
		return array_map( 'strval', range( 1, $this->most() ) );
	}

	public function read( mixed $given, array $options ): int|RefusedValue|null {
		return match ( true ) {
			'' === $given                              => null,
			! is_int( $given )                         => new RefusedValue( 'type' ),
			$given < 1 || $given > $this->most()       => new RefusedValue( 'range', $this->most() ),
			default                                    => $given,
		};
	}

	private function most(): int {
		return 0 === $this->items ? Limits::MATRIX_ROWS : $this->items;
	}

	public function outOf(): ?int {
		return 0 === $this->items ? null : $this->items;
	}

	public function sample( array $options, string $text ): int {
		return 1;
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::RANK;
	}

	public function seconds(): int {
		return 30;
	}

	/** The height of one item. */
	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::ROW + self::BETWEEN;
	}

	public function endsHeight( CardWidth $card, string $low, string $high ): int {
		return self::ABOVE + $card->small( self::HELP );
	}
}
