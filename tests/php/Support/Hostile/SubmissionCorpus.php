<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Responses\Submit\SubmissionShape;
use UserFeedback\Tests\Support\Made\PublicSurveys;
use UserFeedback\Tests\Support\Rights\PublicCall;

/** Submissions with one fault each, or valid ones that look faulty: always the same ones. */
final class SubmissionCorpus {

	public function __construct( private readonly PublicSurveys $surveys ) {}

	/** @return iterable<PublicCall> */
	public function all(): iterable {
		yield from $this->ofShape();
		foreach ( $this->surveys->open->answerable() as $question ) {
			yield from $this->ofType( $question->id, $question->type->name );
		}
		yield from $this->ofAnswers();
		yield from ( new EnvelopeCorpus( $this->surveys ) )->all();
	}

	/**
	 * Returns every place of an accepted body with every value that it could have.
	 *
	 * @return iterable<PublicCall>
	 */
	private function ofShape(): iterable {
		foreach ( ShapeNode::all( SubmissionShape::submission(), $this->surveys->body() ) as $node ) {
			yield from $this->at( $node, 'whole' );
		}
	}

	/**
	 * Returns the same for the answer to a question of each type, which the survey restricts more than the shape.
	 *
	 * @return iterable<PublicCall>
	 */
	private function ofType( string $id, string $type ): iterable {
		foreach ( ShapeNode::all( SubmissionShape::submission(), $this->surveys->answering( $id ) ) as $node ) {
			if ( 1 === preg_match( '/\Aanswers\[0\]\.(value|extra)/', $node->path() ) ) {
				yield from $this->at( $node, $type );
			}
		}
		foreach ( AnswerValues::of( $type ) as $name => [ $value, $status ] ) {
			yield $this->call(
				"$type, $name",
				$this->surveys->answering( $id, $value ),
				array( $status ),
				400 === $status ? 'answers' : ''
			);
		}
		foreach ( array( 'comments' => Limits::COMMENT, 'name' => Limits::PERSON_NAME ) as $extra => $most ) {
			foreach ( HostileText::all() + array( 'only space' => '' ) as $name => $text ) {
				$isTaken = '' === $text || ( $this->asks( $id, $extra ) && mb_strlen( $text ) <= $most );
				yield $this->call(
					"$type, $extra with $name and space around",
					$this->surveys->answering( $id, extra: array( $extra => "\u{A0}\n$text \r\n" ) ),
					array( $isTaken ? 201 : 400 ),
					"answers[0].extra.$extra"
				);
			}
			foreach ( array( 'as long as may be' => $most, 'too long by one' => $most + 1 ) as $name => $length ) {
				foreach ( array( 'a', "\u{1F600}", "\u{FDFD}" ) as $letter ) {
					$asked = $this->asks( $id, $extra );
					yield $this->call(
						"$type, $extra $name of $letter",
						$this->surveys->answering( $id, extra: array( $extra => str_repeat( $letter, $length ) ) ),
						array( $asked && $length <= $most ? 201 : 400 ),
						'answers[0].extra.' . $extra
					);
				}
			}
		}
	}

	/**
	 * Returns faults between answers.
	 *
	 * @return iterable<PublicCall>
	 */
	private function ofAnswers(): iterable {
		$answers = PublicSurveys::answers();
		$theirs  = $this->surveys->other->questions[0]->id;
		$foreign = array(
			'question_id' => $theirs,
			'value'       => 'Yes',
		);
		$lists   = array(
			'a question of another survey'  => array( ...$answers, $foreign ),
			'only one of another survey'    => array( $foreign ),
			'each twice'                    => array( ...$answers, ...$answers ),
			'none at all'                   => array(),
			'as often the same as may be'   => array_fill( 0, Limits::ALL_QUESTIONS, $answers[0] ),
			'once more the same'            => array_fill( 0, Limits::ALL_QUESTIONS + 1, $answers[0] ),
			'without the one that is asked' => array( $answers[0] ),
			'lists in place of answers'     => array( $answers ),
		);
		foreach ( $lists as $name => $list ) {
			yield $this->call( $name, $this->surveys->body( array( 'answers' => $list ) ), array( 400 ), 'answers' );
		}
		yield $this->call(
			'from the last to the first',
			$this->surveys->body( array( 'answers' => array_reverse( $answers ) ) ),
			array( 201 )
		);
		yield $this->call(
			'all skipped but the one that is asked',
			$this->surveys->body( array( 'answers' => array( array( 'value' => null ) + $answers[0], $answers[4] ) ) ),
			array( 201 )
		);
		yield $this->call(
			'answers to what logic hides',
			$this->surveys->body( array( 'answers' => array( array( 'value' => 'No' ) + $answers[0], ...array_slice( $answers, 1 ) ) ) ),
			array( 201 )
		);
		yield $this->call(
			'a score that logic hides',
			$this->surveys->body(
				array( 'answers' => array( ...array_slice( $answers, 0, 7 ), array( 'value' => 5 ) + $answers[7], $answers[8] ) )
			),
			array( 201 )
		);
	}

	/** @return iterable<PublicCall> */
	private function at( ShapeNode $node, string $what ): iterable {
		foreach ( HostileValue::for( $node ) as $name => $value ) {
			$may = $value->mustBeRefused ? array( 400 ) : array();
			yield PublicCall::submission(
				"$what, {$node->path()}: $name",
				$this->surveys->open->id,
				self::fresh( $node->with( $value->json ) ),
				$may,
				names: $value->mustBeRefused ? $node->path() : ''
			);
		}
		if ( ! $node->isWhole() ) {
			$required = $node->shape->isRequired();
			yield PublicCall::submission(
				"$what, {$node->path()}: missing",
				$this->surveys->open->id,
				self::fresh( $node->without() ),
				$required ? array( 400 ) : array(),
				names: $required ? $node->path() : ''
			);
		}
	}

	/**
	 * @param array<string, mixed> $body
	 * @param list<int>            $may
	 */
	private function call( string $case, array $body, array $may, string $names = '' ): PublicCall {
		return PublicCall::submission( $case, $this->surveys->open->id, (string) json_encode( $body ), $may, names: $names );
	}

	private function asks( string $id, string $extra ): bool {
		foreach ( $this->surveys->open->answerable() as $question ) {
			if ( $question->id === $id ) {
				return 'name' === $extra ? $question->asksForName() : $question->asksForComment();
			}
		}
		return false;
	}

	/** Otherwise the second of them would be a repeat of the first. */
	private static function fresh( string $json ): string {
		return (string) preg_replace_callback(
			'/"token":"[0-9a-f-]{36}"/',
			static fn(): string => '"token":"' . wp_generate_uuid4() . '"',
			$json
		);
	}
}
