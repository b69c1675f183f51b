<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Responses\Submit\SubmissionShape;
use UserFeedback\Surveys\Questions\LogicEvaluator;
use UserFeedback\Surveys\Storage\Survey;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Stores a response that a browser without JavaScript sent. It calls the widget's REST routes within this request, so the same
 * checks apply: token, origin, rate limit, honeypot, and answers.
 */
final class SubmitSurveyForm {

	/** @return SurveyFormEntry|int the form to show again, or the stored response's ID */
	public function run( Survey $survey, SurveyFormEntry $form, string $pageName, string $url, ?LinkVisit $visit ): SurveyFormEntry|int {
		$asked = LogicEvaluator::askedQuestions( $survey->parts(), $form->values );
		if ( array() !== array_diff( $asked, $form->shown ) ) {
			return $form->showing( $asked, __( 'There are more questions, based on your answers.', 'userfeedback' ) );
		}
		$nonce = $form->nonce;
		$body  = self::body( $asked, $form, $pageName, $url, $visit );
		$reply = self::post( "surveys/$survey->id/responses", $body );
		$fresh = self::data( $reply )['nonce'] ?? null;
		if ( is_string( $fresh ) ) {
			$nonce = $fresh; // The form was open too long: retry, as the widget does.
			$reply = self::post( "surveys/$survey->id/responses", array( 'nonce' => $nonce ) + $body );
		}
		$answer = self::answer( $reply );
		if ( ! is_int( $answer['id'] ?? null ) ) {
			$message = $answer['message'] ?? '';
			// It starts with the path of the first error, which visitors don't know.
			$message = is_string( $message ) ? (string) preg_replace( '/\Aanswers[\w.[\]]*: /', '', $message ) : '';
			return $form->refused( $message, self::errors( self::data( $reply )['params'] ?? null, $asked ) );
		}
		if ( 201 === $reply->get_status() ) {
			foreach ( array( SubmissionShape::IMPRESSION, SubmissionShape::START ) as $event ) {
				$query = array( 'nonce' => $nonce, 'event' => $event );
				self::post( "surveys/$survey->id/impression", null, $query ); // A form counts as seen when it is sent.
			}
		}
		return $answer['id'];
	}

	/**
	 * @param list<string> $asked
	 * @return array<string, mixed>
	 */
	private static function body( array $asked, SurveyFormEntry $form, string $pageName, string $url, ?LinkVisit $visit ): array {
		return array(
			'answers'        => array_map(
				static fn( string $id ): array => array(
					'question_id' => $id,
					'value'       => $form->values[ $id ] ?? null,
					'extra'       => (object) ( $form->extras[ $id ] ?? array() ),
				),
				$asked
			),
			'page_submitted' => array( 'name' => $pageName, 'url' => $url ),
			'nonce'          => $form->nonce,
			'token'          => $form->token,
			'website'        => $form->website,
			'language'       => get_bloginfo( 'language' ),
		) + ( $form->version > 0 ? array( 'version' => $form->version ) : array() )
			// A form has no times, so its visit isn't recorded, and what was recorded of it before is deleted.
			+ ( null === $visit ? array() : array( 'visit' => array( 'token' => $visit->token, 'steps' => array() ) ) );
	}

	/**
	 * @param array<string, mixed>|null $body
	 * @param array<string, string>     $query
	 */
	private static function post( string $route, ?array $body, array $query = array() ): WP_REST_Response {
		/** @var WP_REST_Request<array<string, mixed>> $request */
		$request = new WP_REST_Request( 'POST', '/' . FeatureIndex::REST_NAMESPACE . "/$route" );
		$request->set_query_params( $query );
		foreach ( array( 'Origin', 'Host' ) as $header ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- OriginCheck compares them, and nothing stores them.
			$value = $_SERVER[ 'HTTP_' . strtoupper( $header ) ] ?? null;
			if ( is_string( $value ) ) {
				$request->set_header( $header, wp_unslash( $value ) );
			}
		}
		if ( null !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body, JSON_INVALID_UTF8_SUBSTITUTE ) );
		}
		return rest_do_request( $request );
	}

	/** @return array<mixed> */
	private static function answer( WP_REST_Response $reply ): array {
		$answer = $reply->get_data();
		return is_array( $answer ) ? $answer : array();
	}

	/** @return array<mixed> */
	private static function data( WP_REST_Response $reply ): array {
		$data = self::answer( $reply )['data'] ?? null;
		return is_array( $data ) ? $data : array();
	}

	/**
	 * @param mixed        $params errors by path, such as `answers[0].value`
	 * @param list<string> $asked
	 * @return array<string, string> by question
	 */
	private static function errors( mixed $params, array $asked ): array {
		$errors = array();
		foreach ( is_array( $params ) ? $params : array() as $path => $message ) {
			$isAnswer = 1 === preg_match( '/\Aanswers\[(\d+)\]/', (string) $path, $found );
			$id       = $isAnswer ? $asked[ (int) $found[1] ] ?? null : null;
			if ( null !== $id && is_string( $message ) ) {
				$errors[ $id ] ??= $message;
			}
		}
		return $errors;
	}
}
