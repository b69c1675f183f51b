<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

/** Options of a question as an owner thinks of them: an option stays itself, whatever its label or place is. */
final class EditedOptions {

	private const CHANGES = array( 'rename', 'swap', 'reorder', 'remove', 'add' );
	private const MOST    = 5;

	/** @var array<int, string> the labels that options have, or had last. */
	public array $labels;

	/** @var list<int> the question's options. */
	public array $current;

	/** @var array<int, string> ids from the last save, by option. */
	public array $ids = array();

	/** @var list<string> all labels that options have had. */
	private array $used;

	private int $made = 0;

	/** @param list<string> $labels */
	public function __construct( array $labels ) {
		$this->labels  = $labels;
		$this->used    = $labels;
		$this->current = array_keys( $labels );
	}

	/** @return list<string> */
	public function currentLabels(): array {
		return array_map( fn( int $option ): string => $this->labels[ $option ], $this->current );
	}

	/** @return list<string> as a client sends them: empty for a new option. */
	public function currentIds(): array {
		return array_map( fn( int $option ): string => $this->ids[ $option ] ?? '', $this->current );
	}

	/** @param list<string> $ids of the question that was saved */
	public function saved( array $ids ): void {
		$this->ids = array_combine( $this->current, $ids ) + $this->ids;
	}

	public function changeRandomly(): void {
		$this->made++;
		match ( self::CHANGES[ mt_rand( 0, count( self::CHANGES ) - 1 ) ] ) {
			'rename'  => $this->rename(),
			'swap'    => $this->swap(),
			'reorder' => shuffle( $this->current ),
			'remove'  => $this->remove(),
			'add'     => $this->add(),
		};
	}

	/** Chooses a new label, or one that an option had once. */
	private function rename(): void {
		$free  = array_values( array_diff( $this->used, $this->labels ) );
		$label = array() !== $free && 0 === mt_rand( 0, 1 ) ? $free[ array_rand( $free ) ] : "Label $this->made";

		$this->used[] = $label;
		$this->labels[ $this->current[ array_rand( $this->current ) ] ] = $label;
	}

	private function swap(): void {
		[ $one, $other ] = $this->current;

		$label                  = $this->labels[ $one ];
		$this->labels[ $one ]   = $this->labels[ $other ];
		$this->labels[ $other ] = $label;
	}

	private function remove(): void {
		if ( count( $this->current ) > 2 ) {
			array_splice( $this->current, mt_rand( 0, count( $this->current ) - 1 ), 1 );
		}
	}

	private function add(): void {
		if ( count( $this->current ) < self::MOST ) {
			$this->current[] = count( $this->labels );
			$this->labels[]  = "New $this->made";
			$this->used[]    = "New $this->made";
		}
	}
}
