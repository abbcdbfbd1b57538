import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.ByteString;
import com.google.protobuf.util.Timestamps;
import com.google.type.LatLng;
import java.text.ParseException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns documents of Firestore's REST API into the values that rules calculate with. */
final class FirestoreValues {
  private FirestoreValues() {}

  /**
   * What {@code firestore.get(path)} evaluates to: a map of {@code data}, {@code id} and {@code __name__}.
   */
  static ExpressionValue resource(JsonObject document, List<String> path) throws ParseException {
    Map<String, Object> resource = new LinkedHashMap<>();
    resource.put("data", fields(document));
    resource.put("id", path.getLast());
    resource.put("__name__", ExpressionValueUtils.segmentsToPathExpressions(path));
    return ExpressionValueUtils.createValue(resource);
  }

  private static Map<String, Object> fields(JsonObject holder) throws ParseException {
    Map<String, Object> fields = new LinkedHashMap<>();
    if (holder.has("fields")) {
      for (Map.Entry<String, JsonElement> field : holder.getAsJsonObject("fields").entrySet()) {
        fields.put(field.getKey(), plain(field.getValue().getAsJsonObject()));
      }
    }
    return fields;
  }

  /** A REST value is an object with one entry, which is named after its type. */
  private static Object plain(JsonObject value) throws ParseException {
    Map.Entry<String, JsonElement> entry = value.entrySet().iterator().next();
    JsonElement content = entry.getValue();
    return switch (entry.getKey()) {
      case "nullValue" -> ExpressionValueUtils.NULL;
      case "booleanValue" -> content.getAsBoolean();
      case "integerValue" -> content.getAsLong();
      case "doubleValue" -> content.getAsDouble();
      case "stringValue" -> content.getAsString();
      case "timestampValue" -> Timestamps.parse(content.getAsString());
      case "bytesValue" -> ByteString.copyFrom(Base64.getDecoder().decode(content.getAsString()));
      case "referenceValue" -> reference(content.getAsString());
      case "geoPointValue" -> latLng(content.getAsJsonObject());
      case "arrayValue" -> list(content.getAsJsonObject());
      case "mapValue" -> fields(content.getAsJsonObject());
      default -> throw new IllegalArgumentException("Firestore value of unknown type " + entry.getKey());
    };
  }

  private static List<Object> list(JsonObject array) throws ParseException {
    List<Object> items = new ArrayList<>();
    if (array.has("values")) {
      for (JsonElement item : array.getAsJsonArray("values")) items.add(plain(item.getAsJsonObject()));
    }
    return items;
  }

  /** The REST API leaves out a coordinate that is zero. */
  private static LatLng latLng(JsonObject point) {
    LatLng.Builder place = LatLng.newBuilder();
    if (point.has("latitude")) place.setLatitude(point.get("latitude").getAsDouble());
    if (point.has("longitude")) place.setLongitude(point.get("longitude").getAsDouble());
    return place.build();
  }

  /** Rules know a document by its path without the leading {@code projects/{project}}. */
  private static ExpressionValue reference(String name) {
    List<String> segments = List.of(name.split("/"));
    return ExpressionValueUtils.segmentsToPathExpressions(segments.subList(2, segments.size()));
  }
}
