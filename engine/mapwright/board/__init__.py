"""What a map is: cells, terrain, shapes, the starting sheets and the drawing of a map."""
